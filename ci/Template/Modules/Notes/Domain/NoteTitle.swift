import CoreDomain

/// A valid title, which fits into one line.
public struct NoteTitle: Hashable, Sendable {
  /// The title as it was typed, without blanks around it.
  public let text: String

  /// Reads a title.
  ///
  /// - Throws: ``NoteFailure/malformedTitle(reason:)`` when the text is blank, has more than
  ///   ``limit`` characters, or has a line break or another control character in it.
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

  /// How many characters a title may have, counted in Unicode scalars: an accent that is written by
  /// itself counts, too, so that no title grows without bound.
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
