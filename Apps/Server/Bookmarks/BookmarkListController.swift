import BookmarksDomain

/// Turns requests for the list into intents of its screen.
struct BookmarkListController: Sendable {
  let screen: any BookmarkListScreen

  /// Shows what the question asks for.
  ///
  /// - Throws: ``BookmarkFailure`` when the question cannot be asked.
  func show(_ question: BookmarkListQuestion) async throws(BookmarkFailure) {
    await screen.show(try question.filter())
  }
}
