import CoreDomain
import NewsDomain

/// The SQL statements for the rows that a feed's documents are compared with: the stories that the
/// feed carries, and the tombstones of removed stories.
struct StoryEvidenceSQL {
  private let table: SQLText
  /// The column with the number of the story or the tombstone.
  private let number: SQLText
  private let rows: SQLText

  static let stories = StoryEvidenceSQL(
    table: "story_carriers", number: "story",
    rows: """
      SELECT c.story, s.id, c.guid, c.link, c.title, c.published, c.dropped_at
      FROM story_carriers AS c JOIN news_stories AS s ON s.number = c.story
      """)

  static let tombstones = StoryEvidenceSQL(
    table: "story_tombstones", number: "number",
    rows: """
      SELECT c.number, NULL, c.guid, c.link, c.title, c.published, c.dropped_at
      FROM story_tombstones AS c
      """)

  /// Returns the rows of a feed that share an identifier, an address or a title with one of the
  /// arriving entries. Long identifiers and titles match if their beginnings are equal. Each text
  /// is looked up once.
  func evidence(
    like arriving: [StoryEvidence], of feed: Int64,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> [Kept] {
    let anything = SQLStatement(
      "SELECT 1 FROM \(table) WHERE feed = $1 LIMIT 1", [.integer(feed)])
    guard try connection.number(anything) != nil else { return [] }
    var found: [Int64: Kept] = [:]
    func look(_ condition: SQLText, for texts: Set<String>) throws(SQLFailure) {
      for text in texts {
        let query = SQLStatement(
          "\(rows) WHERE c.feed = $1 AND \(condition)", [.integer(feed), .text(text)])
        try connection.visit(query) { row throws(SQLFailure) in
          let kept = try Kept(row)
          found[kept.number] = kept
          return .continue
        }
      }
    }
    try look(StoryCarrierSQL.beginsAlike("c.guid"), for: Set(arriving.compactMap(\.guid)))
    try look("c.link = $2", for: Set(arriving.compactMap(\.link?.text)))
    try look(
      StoryCarrierSQL.beginsAlike("c.title"),
      for: Set(arriving.map(\.title).filter { !$0.isEmpty }))
    return found.values.sorted { $0.number < $1.number }
  }

  /// Selects the numbers of the rows that the feed's latest document contained.
  func current(of feed: Int64) -> SQLStatement {
    SQLStatement(
      "SELECT \(number) FROM \(table) WHERE feed = $1 AND dropped_at IS NULL", [.integer(feed)])
  }

  /// Sets when the feed dropped a row; `nil` if its document contains the entry.
  func drop(_ row: Int64, of feed: Int64, at moment: Timestamp?) -> SQLStatement {
    SQLStatement(
      "UPDATE \(table) SET dropped_at = $3 WHERE \(number) = $1 AND feed = $2",
      [.integer(row), .integer(feed), .optional(moment)])
  }
}

extension StoryEvidenceSQL {
  /// A row with its number.
  struct Kept {
    let number: Int64
    let evidence: KeptStoryEvidence
    let isDropped: Bool

    fileprivate init(_ row: SQLRow) throws(SQLFailure) {
      number = try row.integer(0)
      evidence = KeptStoryEvidence(
        id: try row.optionalText(1).map { Story.ID($0) },
        evidence: StoryEvidence(
          guid: try row.optionalText(2), link: try row.optionalAddress(3), title: try row.text(4),
          published: try row.optionalMoment(5)))
      isDropped = try row.optionalInteger(6) != nil
    }
  }
}
