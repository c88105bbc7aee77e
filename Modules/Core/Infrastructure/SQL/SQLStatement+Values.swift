import CoreDomain
import Glibc

extension SQLStatement {
  /// Throws if the number of values is wrong, or if a value is one that some engine rejects or
  /// changes.
  ///
  /// - Parameter placeholders: The number of placeholders in the text.
  func checkValues(for placeholders: Int) throws(SQLFailure) {
    guard values.count == placeholders else {
      throw .malformedStatement(
        reason: "it has \(placeholders) placeholders and \(values.count) values")
    }
    for (index, value) in values.enumerated() {
      switch value {
      case .real(let number) where number.isNaN:
        // SQLite would silently store NULL.
        throw .malformedStatement(reason: "the value of $\(index + 1) is not a number")
      case .text(let text) where text.holdsNUL:
        // PostgreSQL does not store it, and SQLite's functions end a text there.
        throw .nulInText
      default:
        continue
      }
    }
  }
}

extension String {
  fileprivate var holdsNUL: Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe memchr(start, 0, bytes.count) != nil
    }
  }
}
