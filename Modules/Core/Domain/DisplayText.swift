/// Texts of people and strangers, as a program takes them and repeats them.
public enum DisplayText {
  /// A text without white space around it.
  ///
  /// It is looked at scalar by scalar: to Swift a space and a combining accent behind it are one
  /// character, and to whoever reads the text next they are two.
  public static func trimmed(_ text: String) -> String {
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    let tail = text.unicodeScalars.drop { !isInk($0) }
    return tail.lastIndex(where: isInk).map { String(tail[...$0]) } ?? ""
  }

  /// A text as a message may repeat it: cut, and without control characters, which could tell a
  /// terminal what to do.
  ///
  /// - Parameter limit: the most scalars that are repeated.
  public static func quoted(_ text: String, upTo limit: Int = quotedLimit) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    let start = String(String.UnicodeScalarView(scalars.prefix(limit)))
    return scalars.count > limit ? start + "…" : start
  }

  /// How many scalars of a text a message repeats.
  public static let quotedLimit = 80
}
