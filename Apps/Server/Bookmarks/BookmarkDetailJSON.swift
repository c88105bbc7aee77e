import BookmarksDomain
import HTTPTypes

/// One bookmark as programs read it.
///
/// The button that deletes a bookmark on a page needs no view of its own: when the screen is left,
/// the navigator has the answer, and a failure is thrown, to become a page like any other.
struct BookmarkDetailJSON: StateView {
  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookmark): try .json(BookmarkRecord(bookmark))
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
