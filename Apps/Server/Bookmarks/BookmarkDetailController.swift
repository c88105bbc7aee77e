import BookmarksDomain
import CoreDomain
import HTTPTypes

/// Turns requests for a bookmark into intents of its screen.
struct BookmarkDetailController: Sendable {
  let screen: any BookmarkDetailScreen

  /// Shows the bookmark with the identifier in the path.
  func show(_ request: ServerRequest) async throws(Problem) {
    await screen.show(try Bookmark.ID(in: request))
  }

  /// Removes the bookmark with the identifier in the path.
  func remove(_ request: ServerRequest, expecting version: BookmarkVersion?) async throws(Problem) {
    await screen.remove(try Bookmark.ID(in: request), expecting: version)
  }
}

extension Bookmark.ID {
  /// Reads the identifier in the request's path.
  init(in request: ServerRequest) throws(Problem) {
    self.init(try request.parameter("id"))
  }
}

extension BookmarkVersion {
  /// Reads the version from a form: the version that the page was rendered from.
  ///
  /// - Throws: ``Problem`` if it is missing.
  init(in fields: FormFields) throws(Problem) {
    guard let text = fields["version"], !text.isEmpty else {
      throw Problem(.unprocessableContent, "“version” is missing. Open the page again.")
    }
    self.init(text)
  }
}
