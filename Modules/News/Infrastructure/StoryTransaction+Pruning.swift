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
    try connection.run(StoryTombstoneSQL.correct(feed, at: now))
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
      try connection.run(StoryTombstoneSQL.insert(story, of: feed))
      try part(story, from: feed, over: connection)
    }
    return stories.count
  }
}
