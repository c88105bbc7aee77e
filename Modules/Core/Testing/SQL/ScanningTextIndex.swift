public import CoreDomain

/// A text index that scans all texts, in SQL that all engines support.
///
/// It is slow but simple, and serves as the reference for other indexes.
public struct ScanningTextIndex: SQLTextIndex {
  private let name: SQLName

  /// - Parameter name: The prefix of the table name: letters and underscores.
  public init(name: String) {
    self.name = SQLName(name)
  }

  private var texts: SQLText { "\(name)_texts" }

  public var creation: [SQLText] {
    ["CREATE TABLE \(texts) (row BIGINT PRIMARY KEY, text TEXT NOT NULL)"]
  }

  public func put(
    _ text: String, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(
      SQLStatement(
        """
        INSERT INTO \(texts) (row, text) VALUES ($1, $2)
        ON CONFLICT (row) DO UPDATE SET text = excluded.text
        """, [.integer(row), .text(text)]))
  }

  public func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM \(texts) WHERE row = $1", [.integer(row)]))
  }

  public func removeAll(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM \(texts)"))
  }

  /// Returns a condition that removes each term from the text: if this changes the text, the text
  /// contains the term. The engines have no common function that searches text, and no
  /// case-sensitive `LIKE`. A term with U+0000 matches no row, because no stored text contains that
  /// character.
  public func condition(
    on column: SQLText, containing needles: [String], placeholdersFrom first: Int
  ) -> SQLCondition {
    var values: [SQLValue] = []
    let checks: [SQLText] = needles.map { needle in
      guard !needle.unicodeScalars.contains("\0") else { return "1 = 0" }
      values.append(.text(needle))
      return "replace(text, $\(first + values.count - 1), '') <> text"
    }
    let rows: SQLText = "SELECT row FROM \(texts)"
    return SQLCondition(
      checks.isEmpty
        ? "\(column) IN (\(rows))"
        : "\(column) IN (\(rows) WHERE \(SQLCondition.conjunction(of: checks)))",
      values)
  }
}
