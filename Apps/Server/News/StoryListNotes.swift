import NewsDomain

/// Feeds that could not be updated.
struct StoryListTroubles: Sendable {
  private let title: String
  private let lines: [Line]

  private struct Line: Sendable {
    let title: String
    let reason: String
  }

  init(_ troubles: [NewsFeedTrouble]) {
    title =
      troubles.count == 1 ? "1 feed does not come" : "\(troubles.count) feeds do not come"
    lines = troubles.map { trouble in
      Line(
        title: trouble.title,
        reason: trouble.reason + (trouble.isRetired ? " It is asked no more." : ""))
    }
  }
}

/// The text of an empty list.
struct StoryListEmptiness: Sendable {
  private let sentence: String
  /// Whether there is no feed yet.
  private let isStart: Bool

  /// - Parameter isUnderWay: Whether a refresh is running.
  init(_ page: StoryPage, _ form: StoryListForm, isUnderWay: Bool) {
    isStart = page.feeds == 0
    sentence =
      if isStart {
        "There are no feeds yet. Add one, or import a list of another reader."
      } else if !form.words.isEmpty {
        "No story holds these words."
      } else if !form.after.isEmpty {
        "There are no older ones."
      } else if form.isStarredOnly {
        "No story here has a star."
      } else if form.isUnreadOnly {
        "Everything here is read."
      } else if isUnderWay {
        "The stories are on their way."
      } else {
        "There are no stories here yet."
      }
  }
}
