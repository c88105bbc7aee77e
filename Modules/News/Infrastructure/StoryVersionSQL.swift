import CoreDomain
import NewsDomain

/// The SQL statements for each feed's version of a story that several feeds carry, with their
/// bindings and row decoding.
///
/// If a story has a single carrier, it may have no version; then the story itself has that
/// carrier's contents.
enum StoryVersionSQL {
  static func number(of story: Int64, by feed: Int64) -> SQLStatement {
    SQLStatement(
      "SELECT number FROM story_versions WHERE story = $1 AND feed = $2",
      [.integer(story), .integer(feed)])
  }

  /// Selects the stored contents of a version, for comparison with a document.
  static func comparison(of story: Int64, by feed: Int64) -> SQLStatement {
    SQLStatement(
      """
      SELECT \(columns), s.arrived_at, v.number
      FROM story_versions AS v JOIN news_stories AS s ON s.number = v.story
      WHERE v.story = $1 AND v.feed = $2
      """, [.integer(story), .integer(feed)])
  }

  /// Copies the contents of a story into a version for its only carrier.
  static func copy(_ story: Int64, as number: Int64) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO story_versions (number, story, feed, title, link, authors, published, updated,
        summary, content, categories, enclosures, excerpt, sorted_at, standing)
      SELECT $1, s.number, c.feed, s.title, s.link, s.authors, s.published, s.updated,
        b.summary, b.content, b.categories, b.enclosures, s.excerpt, s.sorted_at, s.standing
      FROM news_stories AS s JOIN story_bodies AS b ON b.story = s.number
      JOIN story_carriers AS c ON c.story = s.number WHERE s.number = $2
      """, [.integer(number), .integer(story)])
  }

  static func insert(
    _ contents: StoryContents, _ number: Int64, of story: Int64, by feed: Int64,
    arrivedAt: Timestamp, standing: StoryStanding
  ) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO story_versions (title, link, authors, published, updated, summary, content,
        categories, enclosures, excerpt, sorted_at, standing, number, story, feed)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
      """,
      values(of: contents, arrivedAt, standing) + [
        .integer(number), .integer(story), .integer(feed),
      ])
  }

  static func update(
    _ number: Int64, to contents: StoryContents, arrivedAt: Timestamp, standing: StoryStanding
  ) -> SQLStatement {
    SQLStatement(
      """
      UPDATE story_versions SET title = $1, link = $2, authors = $3, published = $4, updated = $5,
        summary = $6, content = $7, categories = $8, enclosures = $9, excerpt = $10,
        sorted_at = $11, standing = $12
      WHERE number = $13
      """, values(of: contents, arrivedAt, standing) + [.integer(number)])
  }
}

// MARK: - Rows

extension StoryVersionSQL {
  /// A version with its story and its feed.
  struct Told {
    let number: Int64
    let story: StorySQL.Numbered
    let feed: Int64
    let standing: StoryStanding
    let version: StoryVersion
  }

  /// The columns of the contents, in the order of ``StorySQL/columns``.
  private static let columns: SQLText = """
    v.title, v.link, v.authors, v.published, v.updated, v.summary, v.content, v.categories,
      v.enclosures
    """

  /// Selects versions `v`, with their stories `s`, carriers `c` and feeds `f`, for ``decode(_:)``.
  /// A condition follows.
  static let versions: SQLText = """
    SELECT \(columns), s.number, s.id, s.arrived_at, s.is_read, s.is_starred, v.number, v.feed,
      v.standing, f.address
    FROM story_versions AS v JOIN news_stories AS s ON s.number = v.story
    JOIN story_carriers AS c ON c.story = v.story AND c.feed = v.feed
    JOIN news_feeds AS f ON f.number = v.feed
    """

  static func decode(_ row: SQLRow) throws(SQLFailure) -> Told {
    let story = try StorySQL.decode(row)
    return Told(
      number: try row.integer(14), story: story, feed: try row.integer(15),
      standing: StoryStanding(rawValue: try row.integer(16)) ?? .shown,
      version: StoryVersion(
        address: try row.address(17), contents: StoryContents(story.story)))
  }

  private static func values(
    of contents: StoryContents, _ arrivedAt: Timestamp, _ standing: StoryStanding
  ) -> [SQLValue] {
    StorySQL.values(of: contents) + [
      .text(contents.excerpt), .moment(contents.sortedAt(arrivedAt: arrivedAt)),
      .integer(standing.rawValue),
    ]
  }
}
