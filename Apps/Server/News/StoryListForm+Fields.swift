import CoreDomain
import NewsDomain

/// What the query of a request fills in, and forms that ask for something near.
extension StoryListForm {
  /// What a query fills in: `category`, `feed`, `unread`, `starred`, `q`, `limit` and `after`.
  ///
  /// - Throws: ``Problem`` when `unread` or `starred` is neither yes nor no. Whether the others make sense
  ///   is the screen's to say.
  init(in query: FormFields) throws(Problem) {
    self.init(
      category: query["category"] ?? "", feed: query["feed"] ?? "",
      isUnreadOnly: try query.says("unread") ?? false,
      isStarredOnly: try query.says("starred") ?? false, words: query["q"] ?? "",
      limit: query["limit"] ?? "", after: query["after"] ?? "")
  }

  /// The same of another category, from its beginning; of all where there is none.
  func of(_ category: NewsCategory?) -> StoryListForm {
    StoryListForm(
      category: category?.name ?? "", isUnreadOnly: isUnreadOnly, isStarredOnly: isStarredOnly,
      words: words, limit: limit)
  }

  /// The same from its beginning, of the unread or the starred ones alone or of all.
  func only(unread: Bool? = nil, starred: Bool? = nil) -> StoryListForm {
    StoryListForm(
      category: category, feed: feed, isUnreadOnly: unread ?? isUnreadOnly,
      isStarredOnly: starred ?? isStarredOnly, words: words, limit: limit)
  }

  /// The same, from a place on.
  func from(_ place: StoryPosition) -> StoryListForm {
    StoryListForm(
      category: category, feed: feed, isUnreadOnly: isUnreadOnly, isStarredOnly: isStarredOnly,
      words: words, limit: limit, after: place.text)
  }
}
