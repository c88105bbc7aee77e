// Helpers for ASCII text of protocols.

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isLetterOrDigit: Bool { isDigit || (self | 0x20).isSmallLetter }

  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// Whether the byte is optional white space in an HTTP header field: a space or a tab.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-5.6.3
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring.UTF8View {
  /// Consumes the character if it comes next. Returns whether it was consumed.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  /// Consumes a number of exactly this many digits, or returns `nil` if fewer digits come next.
  mutating func number(_ digits: Int) -> Int64? {
    let text = prefix(digits)
    guard text.count == digits, text.allSatisfy(\.isDigit) else { return nil }
    removeFirst(digits)
    return text.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }
}

extension BinaryInteger {
  /// Formats a non-negative number with leading zeros, so that it has at least `count` digits.
  public func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
