import CoreDomain
import NewsDomain

/// The weeks by which story totals are stored, numbered from the earliest representable time.
enum StoryWeek {
  private static let milliseconds = 7 * 86_400_000

  /// The SQL expression for the week of a row in `story_places`.
  static let column: SQLText =
    "(sorted_at + \(-Int(Timestamp.bounds.lowerBound))) / \(milliseconds)"

  static func number(of moment: Timestamp) -> Int64 {
    (moment.millisecondsSince1970 - Timestamp.bounds.lowerBound) / Int64(milliseconds)
  }

  /// Returns the first millisecond of a week.
  static func start(of number: Int64) -> Int64 {
    Timestamp.bounds.lowerBound + number * Int64(milliseconds)
  }
}

/// Counts the visible stories of a scope (all feeds, a category or a feed). Adds the totals of
/// whole weeks. If the age of stories matters, also counts the rows of one partial week.
enum StoryCountSQL {
  struct Count {
    var unread = 0
    var stories = 0
  }

  static func count<Connection: SQLReading & ~Copyable>(
    _ scope: Int64, _ ages: StoryAges, over connection: borrowing Connection
  ) throws(SQLFailure) -> Count {
    var count = Count()
    func add(_ query: SQLStatement) throws(SQLFailure) {
      try connection.visit(query) { row throws(SQLFailure) in
        count.unread += Int(try row.optionalInteger(0) ?? 0)
        count.stories += Int(try row.optionalInteger(1) ?? 0)
        return .continue
      }
    }
    try add(totals(of: scope, .starred, from: 0))
    for standing in StoryStanding.allCases {
      guard let first = ages.shownFrom(standing) else { continue }
      let week = StoryWeek.number(of: first)
      let isWhole = StoryWeek.start(of: week) == first.millisecondsSince1970
      try add(totals(of: scope, standing.shelf, from: isWhole ? week : week + 1))
      if !isWhole { try add(places(of: scope, standing.shelf, from: first)) }
    }
    return count
  }

  private static func totals(
    of scope: Int64, _ shelf: StoryShelf, from week: Int64
  ) -> SQLStatement {
    SQLStatement(
      """
      SELECT CAST(SUM(unread) AS BIGINT), CAST(SUM(stories) AS BIGINT) FROM story_totals
      WHERE scope = $1 AND shelf = $2 AND week >= $3
      """, [.integer(scope), .integer(Int64(shelf.rawValue)), .integer(week)])
  }

  /// Selects the numbers of unread stories and of all stories from a time to the end of its week.
  private static func places(
    of scope: Int64, _ shelf: StoryShelf, from first: Timestamp
  ) -> SQLStatement {
    let end = StoryWeek.start(of: StoryWeek.number(of: first) + 1)
    return SQLStatement(
      """
      SELECT CAST(SUM(1 - is_read) AS BIGINT), COUNT(*) FROM story_places
      WHERE scope = $1 AND shelf = $2 AND is_read IN (0, 1) AND sorted_at >= $3 AND sorted_at < $4
      """,
      [
        .integer(scope), .integer(Int64(shelf.rawValue)), .moment(first), .integer(end),
      ])
  }
}
