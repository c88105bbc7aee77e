import CoreDomain
import NewsDomain

/// Where the stories of a list stand.
enum StoryShelf: Int, CaseIterable {
  /// Starred ones, which nothing hides.
  case starred = 0
  /// See ``StoryStanding``; the numbers are the same.
  case shown = 1
  case young = 2
  case blocked = 3
}

extension StoryStanding {
  /// Where stories of the standing stand that are not starred.
  var shelf: StoryShelf {
    switch self {
    case .shown: .shown
    case .young: .young
    case .blocked: .blocked
    }
  }
}

/// The statements about the places of stories in lists, and about their totals.
enum StoryPlaceSQL {
  /// Puts a story in its places again, after it has changed in any way that matters to a list.
  static func replace(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try remove(story, over: connection)
    try insert(story, over: connection)
  }

  /// Puts a story that has no place in its places.
  static func insert(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement(place, [.integer(story)]))
    try connection.run(SQLStatement(tally, [.integer(story), .integer(1)]))
  }

  /// Takes a story from its places.
  static func remove(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement(tally, [.integer(story), .integer(-1)]))
    try connection.run(
      SQLStatement("DELETE FROM story_places WHERE story = $1", [.integer(story)]))
  }

  /// Puts a story that stays where it is on another shelf. The totals are wrong until ``countAnew(over:)``.
  static func move(_ story: Int64, to shelf: StoryShelf) -> SQLStatement {
    SQLStatement(
      "UPDATE story_places SET shelf = $2 WHERE story = $1",
      [.integer(story), .integer(Int64(shelf.rawValue))])
  }

  /// Makes the totals anew, by a look at every place.
  static func countAnew(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM story_totals"))
    try connection.run(
      SQLStatement(
        """
        INSERT INTO story_totals (scope, shelf, week, unread, stories)
        SELECT scope, shelf, \(StoryWeek.column) AS week, SUM(1 - is_read), COUNT(*)
        FROM story_places GROUP BY scope, shelf, week
        """))
  }

  /// Puts a story that stays where it is on another shelf of one scope.
  static func move(_ story: Int64, in scope: Int64, to shelf: StoryShelf) -> SQLStatement {
    SQLStatement(
      "UPDATE story_places SET shelf = $3 WHERE story = $1 AND scope = $2",
      [.integer(story), .integer(scope), .integer(Int64(shelf.rawValue))])
  }

  /// The stories that stand behind a moment in the list of a feed or of all feeds.
  static func stories(after moment: Timestamp, of feed: Int64) -> SQLStatement {
    SQLStatement(
      """
      SELECT DISTINCT story FROM story_places
      WHERE scope IN (\(Int(StoryScopeSQL.everything)), $1) AND shelf IN (0, 1, 2, 3)
        AND is_read IN (0, 1) AND sorted_at > $2
      """, [.integer(feed), .moment(moment)])
  }

  /// A feed's own list shows the version of the feed; the others show that of the story.
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

  /// Adds the places of a story to the totals so many times: once, or less once.
  private static let tally: SQLText = """
    INSERT INTO story_totals (scope, shelf, week, unread, stories)
    SELECT scope, shelf, \(StoryWeek.column), $2 * (1 - is_read), $2 FROM story_places
    WHERE story = $1
    ON CONFLICT (scope, shelf, week) DO UPDATE SET unread = story_totals.unread + excluded.unread,
      stories = story_totals.stories + excluded.stories
    """
}

// MARK: - Reading up

extension StoryPlaceSQL {
  /// Marks all stories of a scope as read.
  ///
  /// - Returns: how many were unread.
  static func markRead(
    _ scope: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    let scope = [SQLValue.integer(scope)]
    try connection.run(
      SQLStatement(
        """
        INSERT INTO story_totals (scope, shelf, week, unread, stories)
        SELECT scope, shelf, \(StoryWeek.column) AS week, -COUNT(*), 0 FROM story_places
        WHERE is_read = 0 AND story IN (\(unread)) GROUP BY scope, shelf, week
        ON CONFLICT (scope, shelf, week) DO UPDATE SET unread = story_totals.unread + excluded.unread
        """, scope))
    let count = try connection.run(
      SQLStatement("UPDATE news_stories SET is_read = 1 WHERE number IN (\(unread))", scope))
    try connection.run(
      SQLStatement("UPDATE story_places SET is_read = 1 WHERE story IN (\(unread))", scope))
    return count
  }

  private static let unread: SQLText = """
    SELECT story FROM story_places
    WHERE scope = $1 AND shelf IN (0, 1, 2, 3) AND is_read = 0
    """
}
