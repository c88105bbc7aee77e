/// An SQL condition with the values of its placeholders. ``SQLTextIndex`` makes conditions for the
/// queries of a feature.
public struct SQLCondition: Hashable, Sendable {
  /// A Boolean expression for use after `WHERE` or next to `AND`.
  public let text: SQLText
  /// The values of the placeholders, in the order of their numbers.
  public let values: [SQLValue]

  public init(_ text: SQLText, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }

  /// Joins Boolean expressions with `AND`.
  ///
  /// Engines parse `a AND b AND c` as nested expressions and limit the depth (SQLite: 1,000). Many
  /// expressions are therefore joined in groups, and the groups in larger groups.
  public static func conjunction(of texts: [SQLText]) -> SQLText {
    guard texts.count > groupLimit else { return texts.joined(separator: " AND ") }
    let groups: [SQLText] = stride(from: 0, to: texts.count, by: groupLimit).map { start in
      "(\(texts[start...].prefix(groupLimit).joined(separator: " AND ")))"
    }
    return conjunction(of: groups)
  }

  private static let groupLimit = 100
}

/// A table name that can be interpolated into an ``SQLText``. It consists of ASCII letters and
/// underscores; other names trap.
public struct SQLName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    precondition(
      !name.isEmpty && name.utf8.allSatisfy { Self.bytes.contains($0) },
      "invalid table name “\(name)”: use ASCII letters and underscores")
    description = name
  }

  private static let bytes = Set("_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

/// An index that finds the rows whose text contains search terms.
///
/// Every implementation finds the same rows. A row matches if its text contains every search term,
/// scalar for scalar. Search terms may be in any script and of any length. The index compares texts
/// as they are, so callers must fold texts and search terms with ``TextFolding`` before.
///
/// The rows belong to a table of the feature; the index stores their texts in its own tables.
/// Changes of the index are part of the caller's transaction. When the caller deletes a row of the
/// feature's table, it must also remove the text of the row.
public protocol SQLTextIndex: Sendable {
  /// The statements that create the tables of the index. A feature runs them in a migration.
  var creation: [SQLText] { get }

  /// Stores the text of a row, and replaces its previous text. Storing an unchanged text is cheap.
  func put(
    _ text: String, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure)

  /// Removes the text of a row, if the index has it.
  func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure)

  /// Removes all texts.
  func removeAll(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure)

  /// Returns a condition for a query. It is true for the rows whose text contains every search
  /// term.
  ///
  /// - Parameters:
  ///   - column: The column that contains the row numbers, with the name of its table:
  ///     `recipes.id`.
  ///   - needles: The search terms, which must not be empty. An empty array matches every row that
  ///     has a text.
  ///   - first: The number of the first placeholder that the condition may use.
  func condition(
    on column: SQLText, containing needles: [String], placeholdersFrom first: Int
  ) -> SQLCondition
}
