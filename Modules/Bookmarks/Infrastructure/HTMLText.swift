import CoreDomain

/// Unescapes the text of HTML.
enum HTMLText {
  /// Decodes UTF-8, and replaces character references: numbers, and the names in
  /// ``HTMLReferences``. Unknown references are kept as text; invalid UTF-8 becomes U+FFFD.
  ///
  /// - Parameter isAttribute: Whether the text is an attribute value. In an attribute value, a name
  ///   without a semicolon is not a reference if a letter, a digit or an equals sign follows, as in
  ///   the URL `?a=1&copy=2`.
  static func unescaped(_ text: ArraySlice<UInt8>, isAttribute: Bool = false) -> String {
    guard text.contains(ampersand) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let position = rest.firstIndex(of: ampersand) {
      result += rest[..<position]
      rest = rest[position...]
      if let (character, length) = reference(rest.dropFirst(), isAttribute) {
        result += UTF8.encode(character).map(Array.init) ?? []
        rest = rest.dropFirst(1 + length)
      } else {
        result.append(ampersand)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Returns where to cut text that is too long: at its end, or before a trailing incomplete
  /// character or reference.
  static func cut(_ text: ArraySlice<UInt8>) -> Int {
    let tail = text.suffix(longestReference)
    if let position = tail.lastIndex(of: ampersand), position > text.startIndex,
      !tail[position...].contains(UInt8(ascii: ";"))
    {
      return position
    }
    let character = text.suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
    guard let character, character > text.startIndex, text[character] >= 0xC0 else {
      return text.endIndex
    }
    return character
  }

  private static let ampersand = UInt8(ascii: "&")

  /// The maximum length in bytes of a reference that a cut never splits.
  private static let longestReference = 32

  /// Returns the character of a reference, and the length of the reference without its `&`. Returns
  /// `nil` if the text is not a reference.
  private static func reference(
    _ text: ArraySlice<UInt8>, _ isAttribute: Bool
  ) -> (Unicode.Scalar, length: Int)? {
    if text.first == UInt8(ascii: "#") { return number(text.dropFirst()).map { ($0, $1 + 1) } }
    let name = text.prefix(HTMLReferences.longestName).prefix { $0.isLetterOrDigit }
    if text.dropFirst(name.count).first == UInt8(ascii: ";"),
      let character = HTMLReferences.character(named: name)
    {
      return (character, name.count + 1)
    }
    guard let (character, length) = HTMLReferences.oldCharacter(in: name) else { return nil }
    let next = text.dropFirst(length).first
    if isAttribute, let next, next == UInt8(ascii: "=") || next.isLetterOrDigit { return nil }
    return (character, length)
  }

  /// Returns the character of a numeric reference such as `39` or `x27`, and its length with the
  /// optional semicolon. Returns `nil` if the text has no digits.
  private static func number(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let isHexadecimal = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = text.dropFirst(isHexadecimal ? 1 : 0)
    var value: UInt32 = 0
    var count = 0
    while let digit = digits.dropFirst(count).first?.digit(isHexadecimal: isHexadecimal) {
      // Clamps the value: anything above the last code point is equally invalid.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      count += 1
    }
    guard count > 0 else { return nil }
    let hasEnd = digits.dropFirst(count).first == UInt8(ascii: ";")
    let length = (isHexadecimal ? 1 : 0) + count + (hasEnd ? 1 : 0)
    return (HTMLReferences.character(numbered: value), length)
  }
}

extension UInt8 {
  fileprivate func digit(isHexadecimal: Bool) -> UInt32? {
    if isDigit { return UInt32(self - UInt8(ascii: "0")) }
    return isHexadecimal && isHexDigit ? UInt32(lowered - UInt8(ascii: "a")) + 10 : nil
  }
}
