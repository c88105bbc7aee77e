/// Normalization of text in bookmarks.
///
/// It works on Unicode scalars, because Swift treats a space and a following combining accent as
/// one character, while other programs that read the text treat them as two.
enum BookmarkText {
  /// Returns the text on one line. Each run of blank scalars becomes one space; blank scalars at
  /// both ends are removed.
  static func line(_ text: String) -> String {
    isLine(text)
      ? text
      : text.unicodeScalars.split(whereSeparator: \.isBlank).map(String.init).joined(separator: " ")
  }

  /// Whether the text is already one line of ASCII with single spaces between words. This fast path
  /// covers most text.
  private static func isLine(_ text: String) -> Bool {
    var last = space
    for byte in text.utf8 {
      guard (space...0x7E).contains(byte), byte != space || last != space else { return false }
      last = byte
    }
    return last != space || text.isEmpty
  }

  private static let space = UInt8(ascii: " ")

  /// Returns the text with line feeds as line breaks, trimmed, and without control characters other
  /// than tabs.
  static func block(_ text: String) -> String {
    if isLine(text) { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 == "\t" || !$0.isControl }))
    }
    .joined(separator: "\n").trimmed
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space or a control character.
  var isBlank: Bool {
    switch value {
    case 0...0x20, 0x7F...0x9F: true
    // Most text is in this range, which needs no Unicode table.
    case 0x21...0x7E: false
    default: properties.isWhitespace
    }
  }

  /// Whether the scalar is a control character. Unicode guarantees that these two ranges never
  /// change.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}

extension String {
  /// The text without leading and trailing blank scalars.
  var trimmed: String {
    let tail = unicodeScalars.drop(while: \.isBlank)
    guard let last = tail.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(tail[...last])
  }
}
