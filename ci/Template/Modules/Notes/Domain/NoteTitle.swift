import CoreDomain

/// A valid title, which fits into one line.
public struct NoteTitle: Hashable, Sendable {
  /// The title as it was typed, without blanks around it.
  public let text: String

  /// Parses a title.
  ///
  /// - Throws: ``NoteFailure/malformedTitle(reason:)`` if the text is blank, has more than
  ///   ``limit`` characters, or contains a line break or another control character.
  public init(_ typed: String) throws(NoteFailure) {
    let text = DisplayText.trimmed(typed)
    let scalars = text.unicodeScalars
    guard !scalars.isEmpty else { throw .malformedTitle(reason: "is blank") }
    guard scalars.count <= Self.limit else {
      throw .malformedTitle(
        reason: "has \(scalars.count) characters, and at most \(Self.limit) are kept")
    }
    guard !scalars.contains(where: Self.isNoPartOfALine) else {
      throw .malformedTitle(reason: "has a line break or a control character in it")
    }
    self.text = text
  }

  /// The maximum length in Unicode scalars. Combining accents count too, so that the length in
  /// bytes is limited.
  public static let limit = 200
}

extension NoteTitle {
  private static func isNoPartOfALine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
