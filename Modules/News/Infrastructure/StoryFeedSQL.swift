import CoreDomain
import NewsDomain

/// The SQL statements for feeds, with their bindings and row decoding.
enum StoryFeedSQL {
  static let all = SQLStatement("\(feeds) ORDER BY f.sort_title, f.id")
  static let count = SQLStatement("SELECT COUNT(*) FROM news_feeds")

  static let troubles = SQLStatement(
    """
    SELECT id, title, trouble, is_retired FROM news_feeds WHERE trouble IS NOT NULL
    ORDER BY sort_title, id
    """)

  static func feed(_ id: NewsFeed.ID) -> SQLStatement {
    SQLStatement("\(feeds) WHERE f.id = $1", [.text(id.raw)])
  }

  static func number(of id: NewsFeed.ID) -> SQLStatement {
    SQLStatement("SELECT number FROM news_feeds WHERE id = $1", [.text(id.raw)])
  }

  static func number(at address: WebAddress) -> SQLStatement {
    SQLStatement("SELECT number FROM news_feeds WHERE address = $1", [.text(address.text)])
  }

  static func insert(
    _ feed: NewsFeed, _ number: Int64, sortTitle: String, category: Int64?
  ) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO news_feeds (tag, date, whole_at, fetched_at, next_at, paused_until, failures, trouble,
        is_retired, number, title, sort_title, site, address, category, id, added_at, language)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
      """,
      values(of: feed.fetchState) + [
        .integer(number), .text(feed.title), .key(sortTitle), .optional(feed.site?.text),
        .text(feed.address.text), category.map { .integer($0) } ?? .null, .text(feed.id.raw),
        .moment(feed.addedAt), .optional(feed.language),
      ])
  }

  /// Updates all columns of a feed except for its category.
  static func update(_ feed: NewsFeed, _ number: Int64, sortTitle: String) -> SQLStatement {
    SQLStatement(
      """
      UPDATE news_feeds SET \(fetchStateColumns), title = $11, sort_title = $12, site = $13,
        address = CASE WHEN EXISTS (SELECT 1 FROM news_feeds WHERE address = $14 AND number <> $10)
          THEN address ELSE $14 END, language = $15
      WHERE number = $10
      """,
      values(of: feed.fetchState) + [
        .integer(number), .text(feed.title), .key(sortTitle), .optional(feed.site?.text),
        .text(feed.address.text), .optional(feed.language),
      ])
  }
}

// MARK: - Rows

extension StoryFeedSQL {
  private static let feeds: SQLText = """
    SELECT f.number, f.id, f.address, f.title, f.site, s.category, f.added_at, f.tag, f.date,
      f.whole_at, f.fetched_at, f.next_at, f.paused_until, f.failures, f.trouble, f.is_retired,
      f.language
    FROM news_feeds AS f LEFT JOIN news_scopes AS s ON s.number = f.category
    """

  private static let fetchStateColumns: SQLText = """
    tag = $1, date = $2, whole_at = $3, fetched_at = $4, next_at = $5, paused_until = $6,
      failures = $7, trouble = $8, is_retired = $9
    """

  private static func values(of fetchState: FetchState) -> [SQLValue] {
    [
      .optional(fetchState.validators.entityTag), .optional(fetchState.validators.lastModified),
      .optional(fetchState.wholeAt), .optional(fetchState.fetchedAt), .optional(fetchState.nextAt),
      .optional(fetchState.pausedUntil), .integer(Int64(fetchState.failures)),
      .optional(fetchState.trouble),
      .flag(fetchState.isRetired),
    ]
  }

  struct Numbered: Sendable {
    let number: Int64
    let feed: NewsFeed
  }

  /// Decodes a feed. Throws on a row with invalid values instead of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Numbered {
    let id = try row.text(1)
    do throws(SQLFailure) {
      let feed = NewsFeed(
        id: NewsFeed.ID(id), address: try row.address(2), title: try row.text(3),
        site: try row.optionalAddress(4),
        category: try row.optionalText(5).flatMap { NewsCategory($0) },
        language: try row.optionalText(16), addedAt: try row.moment(6),
        fetchState: try fetchState(row))
      return Numbered(number: try row.integer(0), feed: feed)
    } catch {
      throw error.naming("feed “\(id)”")
    }
  }

  private static func fetchState(_ row: SQLRow) throws(SQLFailure) -> FetchState {
    FetchState(
      validators: try row.validators(7), wholeAt: try row.optionalMoment(9),
      fetchedAt: try row.optionalMoment(10),
      nextAt: try row.optionalMoment(11), pausedUntil: try row.optionalMoment(12),
      failures: Int(try row.integer(13)), trouble: try row.optionalText(14),
      isRetired: try row.flag(15))
  }

  static func decodeTrouble(_ row: SQLRow) throws(SQLFailure) -> NewsFeedTrouble {
    NewsFeedTrouble(
      feed: NewsFeed.ID(try row.text(0)), title: try row.text(1), reason: try row.text(2),
      isRetired: try row.flag(3))
  }
}
