import CoreDomain
import NewsDomain

/// The SQL statements for the feeds that carry stories, with their bindings.
enum StoryCarrierSQL {
  /// Selects the stories of a feed in order of arrival.
  static func stories(of feed: Int64) -> SQLStatement {
    SQLStatement(
      "SELECT story FROM story_carriers WHERE feed = $1 ORDER BY story", [.integer(feed)])
  }

  /// The condition that a column and `$2` have the same beginning. The database looks it up in the
  /// index of the column.
  static func beginsAlike(_ column: SQLText) -> SQLText {
    "\(beginning(of: column)) = \(beginning(of: "$2"))"
  }

  /// The beginning of a text, which is the part that the indexes contain. PostgreSQL rejects index
  /// entries of more than 2,704 bytes.
  static func beginning(of text: SQLText) -> SQLText {
    "SUBSTR(\(text), 1, 500)"
  }

  /// Selects at most two of the stories at a place. The second story shows that the place is
  /// ambiguous.
  static func stories(at place: StoryPlace) -> SQLStatement {
    switch place {
    case .exactly(let key):
      SQLStatement("SELECT number FROM news_stories WHERE likeness = $1 LIMIT 2", [.text(key)])
    case .parts(let page):
      SQLStatement(
        "SELECT number FROM news_stories WHERE likeness > $1 AND likeness < $2 LIMIT 2",
        parts(of: page))
    case .whole(let page):
      SQLStatement(
        """
        SELECT number FROM news_stories WHERE likeness = $3 AND NOT EXISTS
          (SELECT 1 FROM news_stories WHERE likeness > $1 AND likeness < $2) LIMIT 2
        """, parts(of: page) + [.text(page)])
    }
  }

  /// Returns the ends of a range with all links that start with the page and `#`, because `$`
  /// follows `#` in ASCII.
  private static func parts(of page: String) -> [SQLValue] {
    [.text(page + "#"), .text(page + "$")]
  }

  static func insert(_ evidence: StoryEvidence, of story: Int64, by feed: Int64) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO story_carriers (guid, link, title, published, story, feed, position)
      SELECT $1, $2, $3, $4, $5, $6, COALESCE(MAX(position), 0) + 1 FROM story_carriers
      WHERE story = $5
      """, values(of: evidence) + [.integer(story), .integer(feed)])
  }

  static func update(_ evidence: StoryEvidence, of story: Int64, by feed: Int64) -> SQLStatement {
    SQLStatement(
      """
      UPDATE story_carriers SET guid = $1, link = $2, title = $3, published = $4
      WHERE story = $5 AND feed = $6
      """, values(of: evidence) + [.integer(story), .integer(feed)])
  }
}

extension StoryCarrierSQL {
  static func values(of evidence: StoryEvidence) -> [SQLValue] {
    [
      .optional(evidence.guid), .optional(evidence.link?.text), .text(evidence.title),
      .optional(evidence.published),
    ]
  }
}
