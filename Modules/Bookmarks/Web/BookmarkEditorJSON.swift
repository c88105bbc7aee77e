import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The result of adding or changing a bookmark as JSON.
struct BookmarkEditorJSON: StateView {
  func reply(to state: BookmarkEditorState) throws -> ServerReply? {
    switch state {
    case .editing, .saving, .opening, .opened, .changing: nil
    case .saved(let added): reply(to: added.kept)
    case .changed(let bookmark): .record(bookmark)
    case .failure(let failure, _), .unopened(let failure), .unchanged(let failure, _, _):
      throw Problem(ofPrecondition: failure)
    }
  }

  private func reply(to kept: KeptBookmark) -> ServerReply {
    switch kept {
    case .added(let bookmark):
      let place = Route(path: ["api", "v1", "bookmarks", bookmark.id.raw])
      return .record(bookmark, status: .created, fields: [.location: place.description])
    case .merged(let bookmark):
      return .record(bookmark)
    }
  }
}
