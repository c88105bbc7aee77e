// Helpers for ASCII text of protocols.

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable
  public var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a hexadecimal digit, in upper or lower case.
  @inlinable
  public var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// Whether the byte is an ASCII letter, in upper or lower case.
  @inlinable
  public var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is an ASCII letter, in upper or lower case, or an ASCII digit.
  @inlinable
  public var isLetterOrDigit: Bool { isLetter || isDigit }

  /// Whether the byte is an ASCII letter in upper case.
  @inlinable
  public var isCapitalLetter: Bool { self &- UInt8(ascii: "A") < 26 }

  var isSmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }

  /// The byte in lower case if it is an ASCII letter, otherwise unchanged.
  @inlinable
  public var lowered: UInt8 { isCapitalLetter ? self | 0x20 : self }

  /// Whether the byte is white space in XML and JSON: a space, a tab, a line feed or a carriage
  /// return. https://www.w3.org/TR/xml/#NT-S
  @inlinable
  public var isBlankOrLineBreak: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
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
