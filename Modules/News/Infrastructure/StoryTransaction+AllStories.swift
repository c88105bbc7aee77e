import CoreDomain
import NewsDomain

// Operations on all stories, in batches. Each operation is a single transaction, so an aborted
// program leaves no partial changes, and other processes never see any.

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
        try connection.run(StoryFilterSQL.set(standing, of: story.number))
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
          try connection.run(StoryFilterSQL.set(standing, ofVersion: version.told.number))
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
    for feed in try feeds(over: connection) {
      let title = folding.folded(feed.feed.title)
      try connection.run(StoryFeedSQL.update(sortTitle: title, of: feed.number))
    }
    try index.removeAll(over: connection)
    var last: Int64 = 0
    while true {
      let query = StorySQL.stories(after: last, limit: Self.portion)
      let portion = try connection.rows(query, as: StorySQL.decode)
      guard let end = portion.last else { break }
      for story in portion {
        let text = searching.searchableText(of: StoryContents(story.story))
        try index.put(text, for: story.number, over: connection)
        let likeness = story.story.link.flatMap(StoryLikeness.init)
        try connection.run(StorySQL.update(story.number, likeness: likeness))
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
      let query = StoryVersionSQL.versions(after: last, limit: Self.portion)
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

  // MARK: - Filters

  func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<NewsFilter, StoryFailure> {
    let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
    if let known = filters.first(where: { $0.verdict == verdict && $0.test == test }) {
      return .success(known)
    }
    guard filters.count < NewsFilter.limit else {
      return .failure(.tooMany("filters", limit: NewsFilter.limit))
    }
    let number = max(try lastFilterNumber(over: connection), filters.last?.id.raw ?? 0) + 1
    let filter = NewsFilter(id: NewsFilter.ID(number), verdict: verdict, test: test)
    try connection.run(StoryFilterSQL.insert(filter))
    try keepFilterNumber(number, over: connection)
    try filterAnew(over: connection)
    return .success(filter)
  }

  func removeFilter(
    _ id: NewsFilter.ID, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<Void, StoryFailure> {
    guard try connection.run(StoryFilterSQL.remove(id)) > 0 else {
      return .failure(.unknownFilter(id))
    }
    // An older version of the program adds filters without storing their number.
    try keepFilterNumber(max(try lastFilterNumber(over: connection), id.raw), over: connection)
    try filterAnew(over: connection)
    return .success(())
  }

  private func lastFilterNumber(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    try connection.number(StoryFilterSQL.lastNumber) ?? 0
  }

  private func keepFilterNumber(
    _ number: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(StoryFilterSQL.removeLastNumber)
    try connection.run(StoryFilterSQL.insert(lastNumber: number))
  }
}
