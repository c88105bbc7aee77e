/// Trims and checks untrusted text, and quotes it safely in messages.
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

  /// Returns a typed line without leading and trailing white space.
  ///
  /// - Parameter limit: The maximum length in Unicode scalars. Combining accents count too, so
  ///   that the length in bytes is limited.
  /// - Throws: ``LineFailure`` if the text is blank, too long or contains a control character.
  public static func line(_ typed: String, upTo limit: Int) throws(LineFailure) -> String {
    let text = trimmed(typed)
    let count = text.unicodeScalars.count
    guard count > 0 else { throw .blank }
    guard count <= limit else { throw .tooLong(count, limit: limit) }
    guard !text.unicodeScalars.contains(where: \.isNoPartOfALine) else { throw .notOneLine }
    return text
  }

  /// Returns a text in a form that is safe in a message. Replaces line breaks and other control
  /// characters with U+FFFD, because they could control a terminal. A shortened text ends with “…”.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars to keep.
  public static func quoted(_ text: String, upTo limit: Int = quotedLimit) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.isNoPartOfALine ? "\u{FFFD}" : scalar
    }
    let start = String(String.UnicodeScalarView(scalars.prefix(limit)))
    return scalars.count > limit ? start + "…" : start
  }

  /// The default maximum number of Unicode scalars that ``quoted(_:upTo:)`` keeps.
  public static let quotedLimit = 80
}

/// The reason that a text is not a valid line. Its description is the end of a sentence about the
/// text: “The title” + “is blank”.
public enum LineFailure: Error, Hashable, Sendable {
  case blank
  /// The text has this many Unicode scalars, which is more than `limit`.
  case tooLong(Int, limit: Int)
  /// The text contains a line break or another control character.
  case notOneLine
}

extension LineFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .blank: "is blank"
    case .tooLong(let count, let limit): "has \(count) characters, but may have at most \(limit)"
    case .notOneLine: "has a line break or a control character in it"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNoPartOfALine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
