import CoreDomain
import NewsDomain

// Adding an entry to a story of another feed, as one more version.

extension StoryMergeSQL {
  /// Finds the first of the places that has stories. If this place has only one story, and the feed
  /// does not carry that story yet, adds the feed to the story's carriers.
  ///
  /// - Returns: Whether the entry was added to a story.
  func join(
    _ entry: ParsedEntry, at places: [StoryPlace],
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    for place in places {
      let alike = try connection.numbers(StoryCarrierSQL.stories(at: place))
      guard let story = alike.first else { continue }
      let carrying = SQLStatement(
        "SELECT 1 FROM story_carriers WHERE story = $1 AND feed = $2",
        [.integer(story), .integer(feed)])
      guard alike.count == 1, try connection.number(carrying) == nil else { return false }
      return try join(entry, to: story, over: connection)
    }
    return false
  }

  /// Adds the feed to the carriers of a story. If the story has no carriers, the entry's contents
  /// replace those of the story. In this case, the feed is added only if the entry's contents are
  /// at least as long.
  private func join(
    _ entry: ParsedEntry, to story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    let contents = StoryContents(entry)
    guard let kept = try connection.first(StorySQL.story(story), as: StorySQL.decode)?.story else {
      return false
    }
    // The feed whose version the story shows.
    let firstCarrier = SQLStatement(
      "SELECT feed FROM story_carriers WHERE story = $1 ORDER BY position LIMIT 1",
      [.integer(story)])
    if let carrier = try connection.number(firstCarrier) {
      if try connection.number(StoryVersionSQL.number(of: story, by: carrier)) == nil {
        let number = try nextVersion(over: connection)
        try connection.run(StoryVersionSQL.copy(story, as: number))
        let text = searching.searchableText(of: StoryContents(kept))
        try index.put(text, for: number, over: connection)
      }
    } else if contents.fullness < StoryContents(kept).fullness {
      return false
    }
    let number = try nextVersion(over: connection)
    try connection.run(StoryCarrierSQL.insert(entry.evidence, of: story, by: feed))
    try connection.run(
      StoryVersionSQL.insert(
        contents, number, of: story, by: feed, arrivedAt: kept.arrivedAt,
        standing: visibility.standing(of: contents.filtered)))
    try index.put(searching.searchableText(of: contents), for: number, over: connection)
    try showing.show(story, over: connection)
    try StoryPlaceSQL.replace(story, over: connection)
    return true
  }

  /// Returns the number of the next version. Versions have negative numbers, so that versions and
  /// stories can share one text index.
  private func nextVersion(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    let query = SQLStatement("SELECT COALESCE(MIN(number), 0) - 1 FROM story_versions")
    return try connection.number(query) ?? -1
  }
}
