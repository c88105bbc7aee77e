/// A title that fits into one line. Whoever holds one need not ask whether it is valid.
public struct StargazerTitle: Hashable, Sendable {
  /// The title as it was typed, without blanks around it.
  public let text: String

  /// Reads a title.
  ///
  /// - Throws: ``StargazerFailure/malformedTitle(reason:)`` when the text is blank, has more than
  ///   ``limit`` characters, or has a line break or another control character in it.
  public init(_ typed: String) throws(StargazerFailure) {
    let scalars = Self.trimmed(typed)
    guard !scalars.isEmpty else { throw .malformedTitle(reason: "is blank") }
    guard scalars.count <= Self.limit else {
      throw .malformedTitle(
        reason: "has \(scalars.count) characters, and at most \(Self.limit) are kept")
    }
    guard !scalars.contains(where: Self.isNoPartOfALine) else {
      throw .malformedTitle(reason: "has a line break or a control character in it")
    }
    text = String(scalars)
  }

  /// How many characters a title may have, counted in Unicode scalars: an accent that is written by
  /// itself counts, too, so that no title grows without bound.
  public static let limit = 200
}

extension StargazerTitle {
  private static func trimmed(_ typed: String) -> Substring.UnicodeScalarView {
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    let tail = typed.unicodeScalars.drop { !isInk($0) }
    return tail.lastIndex(where: isInk).map { tail[...$0] } ?? tail
  }

  private static func isNoPartOfALine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
