import CoreDomain
import NewsDomain

/// Parts of the store's operations, within a transaction. They borrow the connection and neither
/// begin nor commit a transaction.
struct StoryTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  var searching: StorySearching { StorySearching(folding: folding) }

  /// Removes a story from a feed. The story is deleted if no other feed carries it and it is not
  /// starred.
  func part(
    _ story: Int64, from feed: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let showing = StoryShowingSQL(searching: searching, index: index)
    try StoryPlaceSQL.remove(story, over: connection)
    try showing.removeVersion(of: story, by: feed, over: connection)
    try connection.run(
      SQLStatement(
        "DELETE FROM story_carriers WHERE story = $1 AND feed = $2",
        [.integer(story), .integer(feed)]))
    let wanted = SQLStatement(
      """
      SELECT 1 FROM news_stories AS s WHERE s.number = $1
        AND (s.is_starred = 1 OR EXISTS (SELECT 1 FROM story_carriers WHERE story = s.number))
      """, [.integer(story)])
    if try connection.number(wanted) != nil {
      try showing.show(story, over: connection)
      try StoryPlaceSQL.insert(story, over: connection)
    } else {
      try index.remove(story, over: connection)
      try connection.run(all: StorySQL.remove(story))
    }
  }

  /// Changes stories and updates their rows in `story_places`. If one of the stories does not
  /// exist, no story is changed.
  func change(
    _ ids: [Story.ID], over connection: borrowing any SQLWriting & ~Copyable,
    by change: (Int64) -> SQLStatement
  ) throws(SQLFailure) -> Result<Void, StoryFailure> {
    var numbers: [Int64] = []
    for id in ids {
      let query = SQLStatement("SELECT number FROM news_stories WHERE id = $1", [.text(id.raw)])
      guard let number = try connection.number(query) else { return .failure(.notFound(id)) }
      numbers.append(number)
    }
    for number in numbers {
      try connection.run(change(number))
      try StoryPlaceSQL.replace(number, over: connection)
    }
    return .success(())
  }

  // MARK: - Numbers of filters

  /// Returns the number of the last added filter, which may have been removed.
  func lastFilterNumber(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    try connection.number(SQLStatement("SELECT number FROM news_last_filter")) ?? 0
  }

  func keepFilterNumber(
    _ number: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM news_last_filter"))
    try connection.run(
      SQLStatement("INSERT INTO news_last_filter (number) VALUES ($1)", [.integer(number)]))
  }
}
