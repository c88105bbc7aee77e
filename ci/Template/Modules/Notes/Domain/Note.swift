public import CoreDomain

/// A stored note. Add further values as properties, with types that exclude invalid values.
public struct Note: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Note, String>

  public let id: ID
  public let title: NoteTitle
  public let createdAt: Timestamp

  public init(id: ID, title: NoteTitle, createdAt: Timestamp) {
    self.id = id
    self.title = title
    self.createdAt = createdAt
  }

  /// The maximum number of notes in a list. Older notes stay stored.
  public static let listLimit = 1000
}

/// A valid title, which fits into one line.
public struct NoteTitle: Hashable, Sendable {
  /// The title as it was typed, without blanks around it.
  public let text: String

  /// - Throws: ``NoteFailure/malformedTitle(reason:)`` if the text is blank, has more than
  ///   ``limit`` characters, or contains a line break or another control character.
  public init(_ typed: String) throws(NoteFailure) {
    do throws(LineFailure) {
      text = try DisplayText.line(typed, upTo: Self.limit)
    } catch {
      throw .malformedTitle(reason: error.description)
    }
  }

  /// The maximum length in Unicode scalars.
  public static let limit = 200
}

/// A note as JSON for other programs, on the command line and from the server.
///
/// Keys may be added, but never renamed or removed.
public struct NoteRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  /// The creation date in ISO 8601, in UTC.
  public let createdAt: String

  public init(_ note: Note) {
    id = note.id.raw
    title = note.title.text
    createdAt = note.createdAt.iso8601WithMilliseconds
  }
}
