public import CoreDomain

/// A text index that uses a GIN index over the pieces of each text.
///
/// The pieces are all sequences of one, two and three scalars. A scalar has 21 bits, so each
/// piece is one number. A search term of up to three scalars is a piece itself. A longer search
/// term consists of pieces of three scalars; the texts that contain these pieces are then
/// searched for the whole term. https://www.postgresql.org/docs/current/gin.html
///
/// PostgreSQL's own trigrams (pg_trgm) would index no kana in a database that sorts by bytes, and
/// search terms of one or two letters would always scan.
public struct PostgreSQLTextIndex: SQLTextIndex {
  private let name: SQLName

  /// - Parameter name: The prefix of the table name: letters and underscores.
  public init(name: String) {
    self.name = SQLName(name)
  }

  private var texts: SQLText { "\(name)_texts" }

  public var creation: [SQLText] {
    [
      """
      CREATE TABLE \(texts) (row BIGINT PRIMARY KEY, text TEXT NOT NULL, pieces BIGINT[] NOT NULL)
      """,
      "CREATE INDEX \(name)_pieces ON \(texts) USING gin (pieces)",
    ]
  }

  public func put(
    _ text: String, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let text = IndexedText.encoded(text)
    let pieces = Pieces.array(Pieces.all(of: text))
    // An unchanged row is not written again.
    try connection.run(
      SQLStatement(
        """
        INSERT INTO \(texts) AS old (row, text, pieces) VALUES ($1, $2, $3)
        ON CONFLICT (row) DO UPDATE SET text = excluded.text, pieces = excluded.pieces
        WHERE old.text <> excluded.text
        """, [.integer(row), .text(text), .text(pieces)]))
  }

  public func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM \(texts) WHERE row = $1", [.integer(row)]))
  }

  public func removeAll(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM \(texts)"))
  }

  public func condition(
    on column: SQLText, containing needles: [String], placeholdersFrom first: Int
  ) -> SQLCondition {
    let needles = needles.map(IndexedText.encoded)
    let rows: SQLText = "SELECT row FROM \(texts)"
    guard !needles.isEmpty else { return SQLCondition("\(column) IN (\(rows))") }
    var values: [SQLValue] = [.text(Pieces.array(Pieces.required(by: needles)))]
    var checks: [SQLText] = ["pieces @> CAST($\(first) AS BIGINT[])"]
    for needle in needles where needle.unicodeScalars.count > Pieces.longest {
      checks.append("strpos(text, $\(first + values.count)) > 0")
      values.append(.text(needle))
    }
    return SQLCondition(
      "\(column) IN (\(rows) WHERE \(SQLCondition.conjunction(of: checks)))", values)
  }
}

/// The pieces of texts, as numbers.
private enum Pieces {
  /// The number of scalars in the longest pieces.
  static let longest = 3

  /// Every piece of a text.
  static func all(of text: String) -> Set<Int64> {
    var pieces: Set<Int64> = []
    var (second, third): (Int64?, Int64?) = (nil, nil)
    for scalar in text.unicodeScalars {
      let last = Int64(scalar.value)
      pieces.insert(last)
      if let second { pieces.insert(second << bits | last) }
      if let second, let third { pieces.insert((third << bits | second) << bits | last) }
      (second, third) = (last, second)
    }
    return pieces
  }

  /// The pieces that a text must have to contain all search terms. A short term is one piece. A
  /// long term has several pieces of three scalars. Short terms come first, because nothing else
  /// checks them.
  static func required(by needles: [String]) -> Set<Int64> {
    var pieces: Set<Int64> = []
    for needle in needles where needle.unicodeScalars.count <= longest {
      pieces.insert(number(of: Array(needle.unicodeScalars)[...]))
    }
    for needle in needles where needle.unicodeScalars.count > longest {
      let scalars = Array(needle.unicodeScalars.prefix(lengthLimit))
      for start in 0...(scalars.count - longest) {
        guard pieces.count < limit else { return pieces }
        pieces.insert(number(of: scalars[start..<(start + longest)]))
      }
    }
    return pieces
  }

  /// The text of an array of BIGINT.
  /// https://www.postgresql.org/docs/current/arrays.html#ARRAYS-INPUT
  static func array(_ pieces: Set<Int64>) -> String {
    "{" + pieces.sorted().map { String($0) }.joined(separator: ",") + "}"
  }

  private static func number(of scalars: ArraySlice<Unicode.Scalar>) -> Int64 {
    scalars.reduce(0) { $0 << bits | Int64($1.value) }
  }

  /// The number of bits of a scalar.
  private static let bits: Int64 = 21
  /// The maximum number of pieces that the index looks up if there are long terms.
  private static let limit = 64
  /// The maximum number of scalars of a long term whose pieces are looked up.
  private static let lengthLimit = 34
}
