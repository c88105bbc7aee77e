import CoreDomain
import NewsDomain

/// The groups of stories within a list: starred stories, and one group for each ``StoryStanding``.
enum StoryShelf: Int, CaseIterable {
  /// Starred stories, which are never hidden.
  case starred = 0
  /// See ``StoryStanding``, which has the same raw values.
  case shown = 1
  case young = 2
  case blocked = 3
}

extension StoryStanding {
  /// The shelf of an unstarred story with this standing.
  var shelf: StoryShelf {
    switch self {
    case .shown: .shown
    case .young: .young
    case .blocked: .blocked
    }
  }
}

/// The SQL statements for `story_places`, which has a row for each story in each list, and for the
/// totals of these rows.
enum StoryPlaceSQL {
  /// Replaces the rows of a story in `story_places` after a change that affects lists.
  static func replace(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try remove(story, over: connection)
    try insert(story, over: connection)
  }

  /// Inserts the rows of a story that has no rows in `story_places` yet.
  static func insert(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement(place, [.integer(story)]))
    try connection.run(SQLStatement(tally, [.integer(story), .integer(1)]))
  }

  static func remove(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement(tally, [.integer(story), .integer(-1)]))
    try connection.run(
      SQLStatement("DELETE FROM story_places WHERE story = $1", [.integer(story)]))
  }

  /// Moves a story to another shelf in all scopes. Call ``countAnew(over:)`` to correct the totals.
  static func move(_ story: Int64, to shelf: StoryShelf) -> SQLStatement {
    SQLStatement(
      "UPDATE story_places SET shelf = $2 WHERE story = $1",
      [.integer(story), .integer(Int64(shelf.rawValue))])
  }

  /// Recomputes the totals from all rows of `story_places`.
  static func countAnew(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM story_totals"))
    try connection.run(
      SQLStatement(
        """
        INSERT INTO story_totals (scope, shelf, week, unread, stories)
        SELECT scope, shelf, \(StoryWeek.column) AS week, SUM(1 - is_read), COUNT(*)
        FROM story_places GROUP BY scope, shelf, week
        """))
  }

  /// Moves a story to another shelf in one scope. Call ``countAnew(over:)`` to correct the totals.
  static func move(_ story: Int64, in scope: Int64, to shelf: StoryShelf) -> SQLStatement {
    SQLStatement(
      "UPDATE story_places SET shelf = $3 WHERE story = $1 AND scope = $2",
      [.integer(story), .integer(scope), .integer(Int64(shelf.rawValue))])
  }

  /// Inserts the rows of the story `$1`. A feed's own list shows the feed's version; other lists
  /// show the story.
  private static let place: SQLText = """
    INSERT INTO story_places (story, scope, shelf, is_read, sorted_at, id)
    SELECT s.number, p.scope,
      CASE WHEN s.is_starred = 1 THEN \(StoryShelf.starred.rawValue)
        ELSE COALESCE(v.standing, s.standing) END,
      s.is_read, COALESCE(v.sorted_at, s.sorted_at), s.id
    FROM news_stories AS s CROSS JOIN (
      SELECT \(Int(StoryScopeSQL.everything)) AS scope
      UNION SELECT feed FROM story_carriers WHERE story = $1
      UNION SELECT f.category FROM story_carriers AS c JOIN news_feeds AS f ON f.number = c.feed
        WHERE c.story = $1 AND f.category IS NOT NULL
    ) AS p LEFT JOIN story_versions AS v ON v.story = s.number AND v.feed = p.scope
    WHERE s.number = $1
    """

  /// Adds the rows of the story `$1` to the totals if `$2` is 1, or subtracts them if `$2` is −1.
  private static let tally: SQLText = """
    INSERT INTO story_totals (scope, shelf, week, unread, stories)
    SELECT scope, shelf, \(StoryWeek.column), $2 * (1 - is_read), $2 FROM story_places
    WHERE story = $1
    ON CONFLICT (scope, shelf, week) DO UPDATE SET unread = story_totals.unread + excluded.unread,
      stories = story_totals.stories + excluded.stories
    """
}

// MARK: - Marking as read

extension StoryPlaceSQL {
  /// Marks the stories of a scope as read that no filter hides.
  ///
  /// - Parameter last: The number of the last story to mark; `nil` marks the later ones, too.
  /// - Returns: The number of stories that were unread.
  static func markRead(
    _ scope: Int64, upTo last: Int64?, _ ages: StoryAges,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    let (unread, values) = unreadStories(of: scope, upTo: last, ages)
    try connection.run(
      SQLStatement(
        """
        INSERT INTO story_totals (scope, shelf, week, unread, stories)
        SELECT scope, shelf, \(StoryWeek.column) AS week, -COUNT(*), 0 FROM story_places
        WHERE is_read = 0 AND story IN (\(unread)) GROUP BY scope, shelf, week
        ON CONFLICT (scope, shelf, week) DO UPDATE SET unread = story_totals.unread + excluded.unread
        """, values))
    let count = try connection.run(
      SQLStatement("UPDATE news_stories SET is_read = 1 WHERE number IN (\(unread))", values))
    try connection.run(
      SQLStatement("UPDATE story_places SET is_read = 1 WHERE story IN (\(unread))", values))
    return count
  }

  /// Returns the query for the unread stories that no filter hides, with its values. It scans each
  /// ``StoryShelf`` that can have visible stories.
  private static func unreadStories(
    of scope: Int64, upTo last: Int64?, _ ages: StoryAges
  ) -> (text: SQLText, values: [SQLValue]) {
    var values: [SQLValue] = [.integer(scope), .integer(last ?? .max)]
    var shelves: [SQLText] = ["shelf = \(StoryShelf.starred.rawValue)"]
    for standing in StoryStanding.allCases {
      guard let first = ages.shownFrom(standing) else { continue }
      values.append(.moment(first))
      shelves.append("shelf = \(standing.shelf.rawValue) AND sorted_at >= $\(values.count)")
    }
    let scans = shelves.map { shelf -> SQLText in
      """
      SELECT story FROM story_places
      WHERE scope = $1 AND \(shelf) AND is_read = 0 AND story <= $2
      """
    }
    return (scans.joined(separator: " UNION ALL "), values)
  }
}
