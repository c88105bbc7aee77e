import BookmarksDomain
import CoreWeb
import HTTPTypes

/// A bookmark as JSON.
struct BookmarkDetailJSON: StateView {
  /// The entity tags that the client sent, or `nil` if it sent none.
  let known: EntityTags?

  init(known: EntityTags? = nil) {
    self.known = known
  }

  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookmark): reply(bookmark)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(ofPrecondition: failure)
    }
  }

  private func reply(_ bookmark: Bookmark) -> ServerReply {
    let isKnown =
      switch known {
      case nil: false
      case .any: true
      case .strong(let tags): tags.contains(bookmark.version.text)
      }
    guard isKnown else { return .record(bookmark) }
    return ServerReply(.notModified, fields: [.eTag: bookmark.version.entityTag])
  }
}
