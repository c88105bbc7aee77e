import BookmarksDomain
import CoreDomain
import HTTPTypes

/// Turns requests for one bookmark into intents of its screen.
struct BookmarkDetailController: Sendable {
  let screen: any BookmarkDetailScreen

  /// Shows the bookmark whose identifier stands in the path.
  func show(_ request: ServerRequest) async throws(Problem) {
    await screen.show(try Bookmark.ID(in: request))
  }

  /// Removes the bookmark whose identifier stands in the path.
  func remove(_ request: ServerRequest, expecting version: BookmarkVersion?) async throws(Problem) {
    await screen.remove(try Bookmark.ID(in: request), expecting: version)
  }
}

extension Bookmark.ID {
  /// The identifier in the path of a request.
  init(in request: ServerRequest) throws(Problem) {
    self.init(try request.parameter("id"))
  }
}

extension BookmarkVersion {
  /// The version in a form: the one that its page was made of.
  ///
  /// - Throws: ``Problem`` when there is none, as no page of ours sends it.
  init(in fields: FormFields) throws(Problem) {
    guard let text = fields["version"], !text.isEmpty else {
      throw Problem(.unprocessableContent, "“version” is missing. Open the page again.")
    }
    self.init(text)
  }
}
