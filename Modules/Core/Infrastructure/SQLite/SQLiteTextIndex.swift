public import CoreDomain

/// A text index that uses FTS5, SQLite's full-text search.
///
/// The FTS5 tokenizer "trigram" indexes every sequence of three scalars, so it finds any search
/// term of at least three scalars, but it silently finds nothing for shorter terms. Therefore two
/// scalars U+0001, with which no stored text ends, are appended to each text. Every scalar then
/// starts a trigram, and a short search term is a prefix of trigrams in the vocabulary table.
///
/// | search term                               | lookup                                 |
/// |-------------------------------------------|----------------------------------------|
/// | three scalars or more                     | the index, all such terms at once      |
/// | one or two scalars, not all of them ASCII | the vocabulary of the index            |
/// | one or two ASCII scalars                  | every text: most texts contain them    |
///
/// The first row above that applies to a term of the search determines the lookup. Then, the texts
/// of the found rows are searched for the remaining terms and for the terms that are too long for
/// the index.
/// https://www.sqlite.org/fts5.html
public struct SQLiteTextIndex: SQLTextIndex {
  private let name: SQLName

  /// - Parameter name: The prefix of the table names: letters and underscores.
  public init(name: String) {
    self.name = SQLName(name)
  }

  /// The statements that create the table of the texts, a view of it, the FTS5 table, and the
  /// vocabulary table. The FTS5 table reads the view when it checks or rebuilds itself. It does not
  /// store text sizes, which only ranking needs.
  public var creation: [SQLText] {
    [
      "CREATE TABLE \(texts) (row INTEGER PRIMARY KEY, text TEXT NOT NULL)",
      "CREATE VIEW \(padded) AS SELECT row, text || \(Self.padding) AS text FROM \(texts)",
      """
      CREATE VIRTUAL TABLE \(pieces) USING fts5 (
        text, content='\(padded)', content_rowid='row', columnsize=0,
        tokenize='trigram case_sensitive 1'
      )
      """,
      "CREATE VIRTUAL TABLE \(vocabulary) USING fts5vocab (\(pieces), instance)",
    ]
  }

  public func put(
    _ text: String, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let text = SQLValue.text(IndexedText.encoded(text))
    let isKept = try connection.first(
      SQLStatement("SELECT text = $2 FROM \(texts) WHERE row = $1", [.integer(row), text])
    ) { row throws(SQLFailure) in try row.flag(0) }
    guard isKept != true else { return }
    if isKept == false { try remove(row, over: connection) }
    try connection.run(
      SQLStatement("INSERT INTO \(texts) (row, text) VALUES ($1, $2)", [.integer(row), text]))
    try connection.run(
      SQLStatement(
        "INSERT INTO \(pieces) (rowid, text) VALUES ($1, $2 || \(Self.padding))",
        [.integer(row), text]))
  }

  /// Removes the text of a row, if the index has it.
  ///
  /// The FTS5 table does not store the text of a row, so the statement passes it: "the values …
  /// must match the values currently stored in the table".
  /// https://www.sqlite.org/fts5.html#the_delete_command
  public func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(
      SQLStatement(
        """
        INSERT INTO \(pieces) (\(pieces), rowid, text)
        SELECT 'delete', row, text FROM \(padded) WHERE row = $1
        """, [.integer(row)]))
    try connection.run(SQLStatement("DELETE FROM \(texts) WHERE row = $1", [.integer(row)]))
  }

  public func removeAll(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try connection.run(
      SQLStatement("INSERT INTO \(pieces) (\(pieces)) VALUES ('delete-all')"))
    try connection.run(SQLStatement("DELETE FROM \(texts)"))
  }

  public func condition(
    on column: SQLText, containing needles: [String], placeholdersFrom first: Int
  ) -> SQLCondition {
    let plan = SQLiteTextSearch(needles)
    var values: [SQLValue] = []
    func placeholder(_ value: String) -> SQLText {
      values.append(.text(value))
      return "$\(first + values.count - 1)"
    }
    let finder = finder(of: plan, placeholder: placeholder)
    let checks: [SQLText] = plan.checked.map { "instr(text, \(placeholder($0))) > 0" }
    guard finder == nil || !checks.isEmpty else {
      return SQLCondition("\(column) IN (\(finder ?? ""))", values)
    }
    let found: [SQLText] = finder.map { ["row IN (\($0))"] } ?? []
    let all = found + checks
    let rows: SQLText = "SELECT row FROM \(texts)"
    return SQLCondition(
      all.isEmpty
        ? "\(column) IN (\(rows))"
        : "\(column) IN (\(rows) WHERE \(SQLCondition.conjunction(of: all)))", values)
  }
}

extension SQLiteTextIndex {
  private var texts: SQLText { "\(name)_texts" }
  private var padded: SQLText { "\(name)_padded" }
  private var pieces: SQLText { "\(name)_pieces" }
  private var vocabulary: SQLText { "\(name)_vocabulary" }

  /// The suffix of each indexed text: no encoded text ends with two such scalars.
  private static let padding: SQLText = "char(1, 1)"

  /// Returns the query for the rows that the index finds, or `nil` if the index has no terms to
  /// look up.
  private func finder(of plan: SQLiteTextSearch, placeholder: (String) -> SQLText) -> SQLText? {
    switch plan.lookup {
    case .pieces(let match):
      return "SELECT rowid FROM \(pieces) WHERE \(pieces) MATCH \(placeholder(match))"
    case .vocabulary(let from, let end):
      let query: SQLText = "SELECT doc FROM \(vocabulary) WHERE term >= \(placeholder(from))"
      return end.map { "\(query) AND term < \(placeholder($0))" } ?? query
    case .nothing:
      return nil
    }
  }
}
