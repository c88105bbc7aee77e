/// Texts of the feature: as they are typed, and as messages repeat them.
enum StoryText {
  /// A text without blanks around it.
  static func trimmed(_ text: String) -> String {
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    let tail = text.unicodeScalars.drop { !isInk($0) }
    return tail.lastIndex(where: isInk).map { String(tail[...$0]) } ?? ""
  }

  /// Text as a message may repeat it: cut, and without control characters, which could tell a
  /// terminal what to do.
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

  /// How many characters of a text a message repeats.
  private static let quotedLimit = 80
}
