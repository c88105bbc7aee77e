import CoreDomain
import NewsDomain

/// The SQL statements that select the stories to remove (``StoryRetention``), and that update and
/// delete tombstones.
enum StoryTombstoneSQL {
  /// Selects the unstarred stories that a feed dropped before a moment.
  static func stories(of feed: Int64, droppedBefore end: Timestamp, limit: Int) -> SQLStatement {
    SQLStatement(
      """
      SELECT c.story FROM story_carriers AS c
      WHERE c.feed = $1 AND c.dropped_at < $2 AND EXISTS
        (SELECT 1 FROM news_stories AS s WHERE s.number = c.story AND s.is_starred = 0)
      ORDER BY c.dropped_at, c.story LIMIT $3
      """, [.integer(feed), .moment(end), .integer(Int64(limit))])
  }

  /// Selects the number of unstarred stories of a feed.
  static func count(of feed: Int64) -> SQLStatement {
    SQLStatement(
      "SELECT COUNT(*) FROM story_places WHERE scope = $1 AND shelf IN (\(shelves))",
      [.integer(feed)])
  }

  /// Selects the last unstarred stories in the list of a feed: either those that its current
  /// document contains, or those that it has dropped.
  static func last(of feed: Int64, areCurrent: Bool, limit: Int) -> SQLStatement {
    let state: SQLText = areCurrent ? "IS NULL" : "IS NOT NULL"
    var walks: [SQLText] = []
    for shelf in unstarred {
      for isRead in [0, 1] {
        walks.append(
          """
          SELECT * FROM (
            SELECT story, sorted_at, id FROM story_places AS p
            WHERE scope = $1 AND shelf = \(shelf.rawValue) AND is_read = \(isRead) AND EXISTS
              (SELECT 1 FROM story_carriers AS c
              WHERE c.story = p.story AND c.feed = $1 AND c.dropped_at \(state))
            ORDER BY sorted_at, id LIMIT \(limit)
          ) AS walk_\(walks.count)
          """)
      }
    }
    return SQLStatement(
      "\(walks.joined(separator: " UNION ALL ")) ORDER BY sorted_at, id LIMIT \(limit)",
      [.integer(feed)])
  }

  static func update(_ number: Int64, to evidence: StoryEvidence) -> SQLStatement {
    SQLStatement(
      """
      UPDATE story_tombstones SET guid = $1, link = $2, title = $3, published = $4
      WHERE number = $5
      """, StoryCarrierSQL.values(of: evidence) + [.integer(number)])
  }

  /// Deletes the tombstones of a feed above a limit: those that the feed dropped first.
  static func removeAbove(_ limit: Int, of feed: Int64) -> SQLStatement {
    SQLStatement(
      """
      DELETE FROM story_tombstones WHERE number IN (
        SELECT number FROM story_tombstones WHERE feed = $1 AND dropped_at IS NOT NULL
        ORDER BY dropped_at, number
        LIMIT (SELECT CASE WHEN COUNT(*) > $2 THEN COUNT(*) - $2 ELSE 0 END
          FROM story_tombstones WHERE feed = $1)
      )
      """, [.integer(feed), .integer(Int64(limit))])
  }

  private static let unstarred = StoryShelf.allCases.filter { $0 != .starred }

  private static let shelves: SQLText = unstarred.map { shelf -> SQLText in "\(shelf.rawValue)" }
    .joined(separator: ", ")
}
