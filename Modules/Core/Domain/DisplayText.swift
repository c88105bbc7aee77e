/// Trims untrusted text and quotes it safely in messages.
public enum DisplayText {
  /// Removes leading and trailing white space.
  ///
  /// Works on Unicode scalars: Swift sees a space followed by a combining accent as one character,
  /// but most other programs see two characters.
  public static func trimmed(_ text: String) -> String {
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    let tail = text.unicodeScalars.drop { !isInk($0) }
    return tail.lastIndex(where: isInk).map { String(tail[...$0]) } ?? ""
  }

  /// Shortens a text for a message and replaces control characters, which could otherwise control a
  /// terminal.
  ///
  /// - Parameter limit: The maximum number of scalars to keep.
  public static func quoted(_ text: String, upTo limit: Int = quotedLimit) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    let start = String(String.UnicodeScalarView(scalars.prefix(limit)))
    return scalars.count > limit ? start + "…" : start
  }

  /// The default maximum number of scalars in a quotation.
  public static let quotedLimit = 80
}
