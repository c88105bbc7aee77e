import CoreDomain
import NewsDomain

// Changes of all stories, in batches. All batches are in one transaction, so an aborted program
// leaves no partial changes, and other processes never see any.

extension StoryTransaction {
  /// The number of stories per batch.
  private static let portion = 500

  /// The version of the rules for derived data. Increment it after a change to ``StorySearching``,
  /// ``StoryVisibility`` or ``StoryLikeness``. The text folding has its own version.
  static let derivation = "4"

  /// Applies the filters to all stories again.
  func filterAnew(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
    let visibility = StoryVisibility(filters, folding: folding)
    let withAuthors = filters.contains { if case .author = $0.test { true } else { false } }
    var last: Int64 = 0
    while true {
      let query = StoryFilterSQL.stories(
        after: last, limit: Self.portion, withAuthors: withAuthors)
      let portion = try connection.rows(query, as: StoryFilterSQL.decodeStory)
      guard let end = portion.last else { break }
      for story in portion {
        let standing = visibility.standing(of: story.story)
        guard standing != story.standing else { continue }
        try connection.run(
          SQLStatement(
            "UPDATE news_stories SET standing = $2 WHERE number = $1",
            [.integer(story.number), .integer(standing.rawValue)]))
        if !story.isStarred {
          try connection.run(StoryPlaceSQL.move(story.number, to: standing.shelf))
        }
      }
      last = end.number
    }
    try filterVersionsAnew(by: visibility, withAuthors, over: connection)
    try StoryPlaceSQL.countAnew(over: connection)
  }

  private func filterVersionsAnew(
    by visibility: StoryVisibility, _ withAuthors: Bool,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    var last = Int64.min
    while true {
      let query = StoryFilterSQL.versions(
        after: last, limit: Self.portion, withAuthors: withAuthors)
      let portion = try connection.rows(query, as: StoryFilterSQL.decodeVersion)
      guard let end = portion.last else { break }
      for version in portion {
        let standing = visibility.standing(of: version.told.story)
        if standing != version.told.standing {
          try connection.run(
            SQLStatement(
              "UPDATE story_versions SET standing = $2 WHERE number = $1",
              [.integer(version.told.number), .integer(standing.rawValue)]))
        }
        // The pass over the stories may have moved this story in all scopes, including this feed's.
        if !version.told.isStarred {
          try connection.run(
            StoryPlaceSQL.move(version.story, in: version.feed, to: standing.shelf))
        }
      }
      last = end.told.number
    }
  }

  /// Recomputes all derived data: sort titles, search texts, filter results and normalized links.
  func deriveAnew(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    for feed in try connection.rows(StoryFeedSQL.all, as: StoryFeedSQL.decode) {
      try connection.run(
        SQLStatement(
          "UPDATE news_feeds SET sort_title = $2 WHERE number = $1",
          [.integer(feed.number), .key(folding.folded(feed.feed.title))]))
    }
    try index.removeAll(over: connection)
    var last: Int64 = 0
    while true {
      let query = SQLStatement(
        "\(StorySQL.stories) WHERE s.number > $1 ORDER BY s.number LIMIT $2",
        [.integer(last), .number(Self.portion)])
      let portion = try connection.rows(query, as: StorySQL.decode)
      guard let end = portion.last else { break }
      for story in portion {
        let text = searching.searchableText(of: StoryContents(story.story))
        try index.put(text, for: story.number, over: connection)
        let likeness = story.story.link.flatMap(StoryLikeness.init)
        try connection.run(
          SQLStatement(
            "UPDATE news_stories SET likeness = $2 WHERE number = $1",
            [.integer(story.number), .optional(likeness?.key)]))
      }
      last = end.number
    }
    try deriveVersionsAnew(over: connection)
    try filterAnew(over: connection)
  }

  private func deriveVersionsAnew(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    var last = Int64.min
    while true {
      let query = SQLStatement(
        "\(StoryVersionSQL.versions) WHERE v.number > $1 ORDER BY v.number LIMIT $2",
        [.integer(last), .number(Self.portion)])
      let portion = try connection.rows(query, as: StoryVersionSQL.decode)
      guard let end = portion.last else { break }
      for version in portion {
        if try part(version, over: connection) { continue }
        let text = searching.searchableText(of: version.version.contents)
        try index.put(text, for: version.number, over: connection)
        try StoryPlaceSQL.replace(version.story.number, over: connection)
      }
      last = end.number
    }
  }
}
