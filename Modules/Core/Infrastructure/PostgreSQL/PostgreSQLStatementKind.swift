import CoreDomain

/// Whether a statement is a query, which a cursor can read row by row.
enum PostgreSQLStatementKind {
  /// Returns whether the first word outside of the common table expressions is `SELECT`, `VALUES`
  /// or `TABLE`. A change that returns rows (`INSERT … RETURNING`) is not a query.
  static func isQuery(_ text: String) -> Bool {
    var words = Words(text)
    guard let first = words.next() else { return false }
    guard first == "WITH" else { return queries.contains(first) }
    while let word = words.next() {
      if queries.contains(word) { return true }
      if changes.contains(word) { return false }
    }
    return false
  }

  private static let queries: Set = ["SELECT", "VALUES", "TABLE"]
  private static let changes: Set = ["INSERT", "UPDATE", "DELETE", "MERGE"]

  /// The words outside of parentheses and quotes, in upper case.
  private struct Words {
    private var rest: Substring.UTF8View

    init(_ text: String) {
      rest = text[...].utf8
    }

    mutating func next() -> String? {
      var depth = 0
      while let byte = rest.first {
        switch byte {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "'"), UInt8(ascii: "\""): skip(to: byte)
        case _ where depth == 0 && Self.isLetter(byte): return word()
        default: break
        }
        rest = rest.dropFirst()
      }
      return nil
    }

    /// Moves to the end of a quoted text. A doubled quote counts as the end of one quoted text
    /// and the start of another.
    private mutating func skip(to quote: UInt8) {
      rest = rest.dropFirst().drop { $0 != quote }
    }

    private mutating func word() -> String {
      let end = rest.firstIndex { !Self.isLetter($0) && !$0.isDigit }
      defer { rest = rest[(end ?? rest.endIndex)...] }
      return String(Substring(rest[..<(end ?? rest.endIndex)])).uppercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
    }
  }
}
