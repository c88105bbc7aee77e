import BookmarksDomain
import CoreWeb
import HTTPTypes

/// A bookmark as JSON.
struct BookmarkDetailJSON: StateView {
  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookmark): .record(bookmark)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(ofPrecondition: failure)
    }
  }
}
