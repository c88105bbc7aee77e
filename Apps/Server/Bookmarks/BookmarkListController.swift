import BookmarksDomain

/// Turns requests for the list into intents of its screen.
struct BookmarkListController: Sendable {
  let screen: any BookmarkListScreen

  /// Shows the results of a query.
  func show(_ question: BookmarkQuestion) async {
    await screen.show(question)
  }
}
