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
    changed { ($0.category, $0.feed) = (category?.name ?? "", "") }
  }

  /// A copy with other filters, from the first page.
  func only(unread: Bool? = nil, starred: Bool? = nil) -> StoryListForm {
    changed {
      ($0.isUnreadOnly, $0.isStarredOnly) = (unread ?? isUnreadOnly, starred ?? isStarredOnly)
    }
  }

  /// A copy that starts at a position.
  func from(_ place: StoryPosition) -> StoryListForm {
    changed { $0.after = place.text }
  }

  private func changed(_ change: (inout StoryListForm) -> Void) -> StoryListForm {
    var form = self
    form.after = ""
    change(&form)
    return form
  }
}
