import CoreDomain
import CoreWeb
import NewsDomain

/// Creates the form from the query of a request, and variants of the form.
extension StoryListForm {
  /// Reads `category`, `feed`, `unread`, `starred`, `q`, `limit` and `cursor`. A blank `q` is not a
  /// search.
  ///
  /// - Throws: ``Problem`` if `unread` or `starred` is neither yes nor no. The screen validates the
  ///   other fields.
  init(in query: FormFields) throws(Problem) {
    self.init(
      category: query["category"] ?? "", feed: query["feed"] ?? "",
      isUnreadOnly: try query.says("unread") ?? false,
      isStarredOnly: try query.says("starred") ?? false,
      words: DisplayText.trimmed(query["q"] ?? ""), limit: query["limit"] ?? "",
      cursor: query["cursor"] ?? "")
  }

  /// A copy for the whole list, without a limit and a position.
  var whole: StoryListForm {
    changed { $0.limit = "" }
  }

  /// A copy for another category (`nil` means all), which starts at the first page.
  func of(_ category: NewsCategory?) -> StoryListForm {
    changed { ($0.category, $0.feed) = (category?.name ?? "", "") }
  }

  /// A copy with other filters, which starts at the first page.
  func only(unread: Bool? = nil, starred: Bool? = nil) -> StoryListForm {
    changed {
      ($0.isUnreadOnly, $0.isStarredOnly) = (unread ?? isUnreadOnly, starred ?? isStarredOnly)
    }
  }

  /// A copy with the stories after a position, which are older.
  func after(_ place: StoryPosition) -> StoryListForm {
    changed { $0.cursor = StoryCursor.after(place).text }
  }

  /// A copy with the stories before a position, which are newer.
  func before(_ place: StoryPosition) -> StoryListForm {
    changed { $0.cursor = StoryCursor.before(place).text }
  }

  private func changed(_ change: (inout StoryListForm) -> Void) -> StoryListForm {
    var form = self
    form.cursor = ""
    change(&form)
    return form
  }
}
