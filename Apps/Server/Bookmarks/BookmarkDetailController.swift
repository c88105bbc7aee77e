import BookmarksDomain
import CoreDomain

/// Turns requests for one bookmark into intents of its screen.
struct BookmarkDetailController: Sendable {
  let screen: any BookmarkDetailScreen

  /// Shows the bookmark whose identifier stands in the path.
  func show(_ request: ServerRequest) async throws(Problem) {
    await screen.show(try id(in: request))
  }

  /// Removes the bookmark whose identifier stands in the path.
  func remove(_ request: ServerRequest) async throws(Problem) {
    await screen.remove(try id(in: request))
  }

  private func id(in request: ServerRequest) throws(Problem) -> Bookmark.ID {
    Bookmark.ID(try request.parameter("id"))
  }
}
