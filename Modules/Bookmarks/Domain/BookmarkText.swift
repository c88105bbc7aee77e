/// The two forms that text takes in a bookmark.
///
/// Text is looked at scalar by scalar: to Swift a space and a combining accent behind it are one
/// character, and to whoever reads the text next they are two.
enum BookmarkText {
  /// Text in one line: every run of what shows as nothing is one space, none at the ends.
  static func line(_ text: String) -> String {
    isLine(text)
      ? text
      : text.unicodeScalars.split(whereSeparator: \.isBlank).map(String.init).joined(separator: " ")
  }

  /// Whether a text is ASCII in one line already, as most are: no blank in it but single spaces
  /// between its words.
  private static func isLine(_ text: String) -> Bool {
    var last = space
    for byte in text.utf8 {
      guard (space...0x7E).contains(byte), byte != space || last != space else { return false }
      last = byte
    }
    return last != space || text.isEmpty
  }

  private static let space = UInt8(ascii: " ")

  /// Text in any number of lines, which end with a line feed; none that is blank at the ends.
  /// Control characters but tabs are dropped.
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
  /// Whether the scalar shows as nothing: white space, or a control character.
  var isBlank: Bool {
    switch value {
    case 0...0x20, 0x7F...0x9F: true
    // Most text is in this range, which needs no table.
    case 0x21...0x7E: false
    default: properties.isWhitespace
    }
  }

  /// Whether the scalar is of the general category “control”: the two ranges that Unicode promises
  /// never to change.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}

extension String {
  /// The text without what shows as nothing at its ends.
  var trimmed: String {
    let tail = unicodeScalars.drop(while: \.isBlank)
    guard let last = tail.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(tail[...last])
  }

  /// As many whole characters from the start of the text as fit into a number of UTF-8 bytes.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
