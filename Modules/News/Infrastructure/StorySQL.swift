import CoreDomain
import NewsDomain

/// The SQL statements for single stories, with their bindings and row decoding.
enum StorySQL {
  static let nextNumber = SQLStatement("SELECT \(last) + 1")
  /// Selects the number of the story that was stored last, even if it has been deleted; 0 if no
  /// story was ever stored.
  static let lastNumber = SQLStatement("SELECT \(last)")

  private static let last: SQLText = """
    (SELECT COALESCE(MAX(number), 0) FROM (
      SELECT MAX(number) AS number FROM news_stories
      UNION ALL SELECT MAX(number) FROM news_last_stories
    ) AS n)
    """

  static func story(_ number: Int64) -> SQLStatement {
    SQLStatement("\(stories) WHERE s.number = $1", [.integer(number)])
  }

  /// Selects the stored contents of a story, for comparison with a document.
  static func comparison(of number: Int64) -> SQLStatement {
    SQLStatement(
      """
      SELECT \(columns), s.arrived_at, s.number
      FROM news_stories AS s JOIN story_bodies AS b ON b.story = s.number WHERE s.number = $1
      """, [.integer(number)])
  }

  static func carriers(of id: Story.ID) -> SQLStatement {
    SQLStatement(
      """
      SELECT f.id, f.title, f.language
      FROM news_stories AS s JOIN story_carriers AS c ON c.story = s.number
      JOIN news_feeds AS f ON f.number = c.feed WHERE s.id = $1 ORDER BY c.position
      """, [.text(id.raw)])
  }

  /// Sets the arrival time of a story and of all its versions.
  static func arrive(_ number: Int64, at now: Timestamp) -> [SQLStatement] {
    let sortedAt: SQLText = """
      CASE WHEN COALESCE(published, updated) < $2 THEN COALESCE(published, updated) ELSE $2 END
      """
    let values: [SQLValue] = [.integer(number), .moment(now)]
    return [
      SQLStatement(
        "UPDATE news_stories SET arrived_at = $2, sorted_at = \(sortedAt) WHERE number = $1",
        values),
      SQLStatement(
        "UPDATE story_versions SET sorted_at = \(sortedAt) WHERE story = $1", values),
    ]
  }

  /// Deletes a story. No later story gets its number.
  static func remove(_ number: Int64) -> [SQLStatement] {
    [
      SQLStatement(
        """
        INSERT INTO news_last_stories (number)
        SELECT number FROM news_stories WHERE number = $1 AND number = \(last)
        ON CONFLICT (number) DO NOTHING
        """, [.integer(number)]),
      SQLStatement("DELETE FROM news_stories WHERE number = $1", [.integer(number)]),
    ]
  }
}

// MARK: - Contents

extension StorySQL {
  /// Returns the contents in the order of ``columns``.
  static func values(of contents: StoryContents) -> [SQLValue] {
    [
      .text(contents.title), .optional(contents.link?.text),
      StoryListsJSON.column(contents.authors), .optional(contents.published),
      .optional(contents.updated), .optional(contents.summary?.text),
      .optional(contents.content?.text), StoryListsJSON.column(contents.categories),
      StoryListsJSON.column(contents.enclosures),
    ]
  }

  static func insert(
    _ contents: StoryContents, _ number: Int64, id: String, arrivedAt: Timestamp,
    standing: StoryStanding
  ) -> [SQLStatement] {
    let values = values(of: contents)
    return [
      SQLStatement(
        """
        INSERT INTO news_stories (title, link, authors, published, updated, excerpt, sorted_at,
          likeness, standing, number, id, arrived_at, is_read, is_starred)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, 0)
        """,
        values[..<5] + derived(from: contents, arrivedAt: arrivedAt, standing) + [
          .integer(number), .text(id), .moment(arrivedAt),
        ]),
      SQLStatement(
        """
        INSERT INTO story_bodies (summary, content, categories, enclosures, story)
        VALUES ($1, $2, $3, $4, $5)
        """, values[5...] + [.integer(number)]),
    ]
  }

  static func update(
    _ number: Int64, to contents: StoryContents, arrivedAt: Timestamp, standing: StoryStanding
  ) -> [SQLStatement] {
    let values = values(of: contents)
    return [
      SQLStatement(
        """
        UPDATE news_stories SET title = $1, link = $2, authors = $3, published = $4, updated = $5,
          excerpt = $6, sorted_at = $7, likeness = $8, standing = $9
        WHERE number = $10
        """,
        values[..<5] + derived(from: contents, arrivedAt: arrivedAt, standing) + [
          .integer(number)
        ]),
      SQLStatement(
        """
        UPDATE story_bodies SET summary = $1, content = $2, categories = $3, enclosures = $4
        WHERE story = $5
        """, values[5...] + [.integer(number)]),
    ]
  }

  private static func derived(
    from contents: StoryContents, arrivedAt: Timestamp, _ standing: StoryStanding
  ) -> [SQLValue] {
    [
      .text(contents.excerpt), .moment(contents.sortedAt(arrivedAt: arrivedAt)),
      .optional(contents.link.flatMap(StoryLikeness.init)?.key), .integer(standing.rawValue),
    ]
  }
}

// MARK: - Rows

extension StorySQL {
  /// The nine columns of the contents.
  static let columns: SQLText = """
    s.title, s.link, s.authors, s.published, s.updated, b.summary, b.content, b.categories,
      b.enclosures
    """

  /// Selects stories `s`, with their bodies `b`, for ``decode(_:)``. A condition follows.
  static let stories: SQLText = """
    SELECT \(columns), s.number, s.id, s.arrived_at, s.is_read, s.is_starred
    FROM news_stories AS s JOIN story_bodies AS b ON b.story = s.number
    """

  /// The stored contents of a story or a version, as column values.
  struct Stored {
    let values: [SQLValue]
    let arrivedAt: Timestamp
    /// The number of the story or the version.
    let number: Int64

    init(_ row: SQLRow) throws(SQLFailure) {
      values = (0..<9).map { row[$0] }
      arrivedAt = try row.moment(9)
      number = try row.integer(10)
    }
  }

  /// A story without its carriers, with its row number.
  struct Numbered {
    let number: Int64
    let story: Story
  }

  /// Decodes a story. Throws on a row with invalid values instead of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Numbered {
    let id = try row.text(10)
    do throws(SQLFailure) {
      let story = Story(
        id: Story.ID(id), title: try row.text(0), link: try row.optionalAddress(1),
        authors: try StoryListsJSON.authors(row, 2), summary: html(try row.optionalText(5)),
        content: html(try row.optionalText(6)), published: try row.optionalMoment(3),
        updated: try row.optionalMoment(4), arrivedAt: try row.moment(11),
        categories: try StoryListsJSON.categories(row, 7),
        enclosures: try StoryListsJSON.enclosures(row, 8), isRead: try row.flag(12),
        isStarred: try row.flag(13))
      return Numbered(number: try row.integer(9), story: story)
    } catch {
      throw error.naming("story “\(id)”")
    }
  }

  /// Validates stored HTML. HTML that ``CleanHTMLWriter`` would not have written was manipulated,
  /// so it is shown as plain text.
  private static func html(_ text: String?) -> CleanHTML? {
    text.map { CleanHTML(canonical: $0) ?? CleanHTML(plain: $0) }
  }

  static func decodeChoice(_ row: SQLRow) throws(SQLFailure) -> IdentifierChoice {
    IdentifierChoice(id: try row.text(0), title: try row.text(1))
  }

  static func decodeCarrier(_ row: SQLRow) throws(SQLFailure) -> StoryCarrier {
    StoryCarrier(
      feed: NewsFeed.ID(try row.text(0)), title: try row.text(1),
      language: try row.optionalText(2))
  }
}

extension Story {
  func carried(by carriers: [StoryCarrier]) -> Story {
    Story(
      id: id, title: title, link: link, authors: authors, summary: summary, content: content,
      published: published, updated: updated, arrivedAt: arrivedAt, categories: categories,
      enclosures: enclosures, carriers: carriers, isRead: isRead, isStarred: isStarred)
  }
}
