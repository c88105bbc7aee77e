import CoreDomain
import NewsDomain

extension StoryTransaction {
  /// The maximum number of stories that one transaction removes.
  static let pruned = 500

  /// Removes the first portion of the stories that exceed a retention.
  ///
  /// - Returns: The number of removed stories. If it is ``pruned``, there may be more.
  func prune(
    _ id: NewsFeed.ID, to retention: StoryRetention, at now: Timestamp,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    guard let feed = try connection.number(StoryFeedSQL.number(of: id)) else { return 0 }
    // Corrects times in the future. The clock was ahead when the feed dropped these stories.
    try connection.run(
      SQLStatement(
        "UPDATE story_carriers SET dropped_at = $2 WHERE feed = $1 AND dropped_at > $2",
        [.integer(feed), .moment(now)]))
    var removed = 0
    if let end = retention.end(at: now) {
      removed += try bury(
        StoryTombstoneSQL.stories(of: feed, droppedBefore: end, limit: Self.pruned), of: feed,
        over: connection)
    }
    let surplus =
      Int(try connection.number(StoryTombstoneSQL.count(of: feed)) ?? 0)
      - retention.stories
    var limit = min(surplus, Self.pruned - removed)
    for areCurrent in [false, true] where limit > 0 {
      let number = try bury(
        StoryTombstoneSQL.last(of: feed, areCurrent: areCurrent, limit: limit), of: feed,
        over: connection)
      removed += number
      limit -= number
    }
    if removed > 0 {
      try connection.run(StoryTombstoneSQL.removeAbove(StoryRetention.tombstoneLimit, of: feed))
    }
    return removed
  }

  /// Removes the selected stories from a feed, and leaves tombstones.
  private func bury(
    _ query: SQLStatement, of feed: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    let stories = try connection.numbers(query)
    for story in stories {
      let tombstone = SQLStatement(
        """
        INSERT INTO story_tombstones (number, feed, guid, link, title, published, dropped_at)
        SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM story_tombstones), feed, guid, link, title,
          published, dropped_at
        FROM story_carriers WHERE story = $1 AND feed = $2
        """, [.integer(story), .integer(feed)])
      try connection.run(tombstone)
      try part(story, from: feed, over: connection)
    }
    return stories.count
  }
}
