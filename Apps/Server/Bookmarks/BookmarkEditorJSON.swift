import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The outcome of adding a bookmark as programs read it.
struct BookmarkEditorJSON: StateView {
  func reply(to state: BookmarkEditorState) throws -> ServerReply? {
    switch state {
    case .editing, .saving: nil
    case .saved(let added): try reply(to: added.kept)
    case .failure(let failure, _): throw Problem(failure)
    }
  }

  private func reply(to kept: KeptBookmark) throws -> ServerReply {
    let record = BookmarkRecord(kept.bookmark)
    switch kept {
    case .added:
      let place = Route(path: ["api", "v1", "bookmarks", record.id])
      return try .json(record, status: .created, fields: [.location: place.description])
    case .merged:
      return try .json(record)
    }
  }
}
