/// Trims input, and quotes texts in messages.
enum StoryText {
  /// Returns a text without leading and trailing whitespace.
  static func trimmed(_ text: String) -> String {
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    let tail = text.unicodeScalars.drop { !isInk($0) }
    return tail.lastIndex(where: isInk).map { String(tail[...$0]) } ?? ""
  }

  /// Returns a text for a message: truncated, and without control characters, which could control a
  /// terminal.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { isNoPartOfALine($0) ? "\u{FFFD}" : $0 }
    let start = String(String.UnicodeScalarView(scalars.prefix(quotedLimit)))
    return scalars.count > quotedLimit ? start + "…" : start
  }

  static func isNoPartOfALine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The maximum length of a quoted text, in Unicode scalars.
  private static let quotedLimit = 80
}
