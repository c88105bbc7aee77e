import CoreDomain
import NewsDomain

/// Creates the form from the query of a request, and variants of the form.
extension StoryListForm {
  /// Reads `category`, `feed`, `unread`, `starred`, `q`, `limit` and `after`.
  ///
  /// - Throws: ``Problem`` if `unread` or `starred` is neither yes nor no. The screen validates the
  ///   others.
  init(in query: FormFields) throws(Problem) {
    self.init(
      category: query["category"] ?? "", feed: query["feed"] ?? "",
      isUnreadOnly: try query.says("unread") ?? false,
      isStarredOnly: try query.says("starred") ?? false, words: query["q"] ?? "",
      limit: query["limit"] ?? "", after: query["after"] ?? "")
  }

  /// A copy for another category (`nil` means all), from the first page.
  func of(_ category: NewsCategory?) -> StoryListForm {
    StoryListForm(
      category: category?.name ?? "", isUnreadOnly: isUnreadOnly, isStarredOnly: isStarredOnly,
      words: words, limit: limit)
  }

  /// A copy with other filters, from the first page.
  func only(unread: Bool? = nil, starred: Bool? = nil) -> StoryListForm {
    StoryListForm(
      category: category, feed: feed, isUnreadOnly: unread ?? isUnreadOnly,
      isStarredOnly: starred ?? isStarredOnly, words: words, limit: limit)
  }

  /// A copy that starts at a position.
  func from(_ place: StoryPosition) -> StoryListForm {
    StoryListForm(
      category: category, feed: feed, isUnreadOnly: isUnreadOnly, isStarredOnly: isStarredOnly,
      words: words, limit: limit, after: place.text)
  }
}
