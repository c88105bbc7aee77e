import CoreDomain
import CoreWeb
import NewsDomain

/// The text of an empty list.
struct StoryListEmptiness: Sendable {
  private let sentence: String
  /// Whether there is no feed yet.
  private let isStart: Bool
  /// Whether other stories may be on the front page.
  private let isNarrowed: Bool

  /// - Parameter isUnderWay: Whether a refresh is running.
  init(_ page: StoryPage, _ form: StoryListForm, isUnderWay: Bool) {
    isStart = page.feeds == 0
    isNarrowed = !isStart && form != StoryListForm(limit: form.limit)
    sentence =
      if isStart {
        "There are no feeds yet. Add one, or import a list from another feed reader."
      } else if !form.words.isEmpty {
        "No stories found."
      } else if let cursor = StoryCursor(text: form.cursor) {
        cursor.before == nil ? "There are no older stories." : "There are no newer stories."
      } else if form.isStarredOnly {
        "There are no starred stories here."
      } else if form.isUnreadOnly {
        "There are no unread stories here."
      } else if isUnderWay {
        "Fetching the first stories…"
      } else {
        "There are no stories to show here."
      }
  }
}
