import CoreDomain

/// A note in the form in which other programs read it: as JSON on the command line and from the
/// server.
///
/// The names of the properties are the keys, and they are kept for good: a key may be added, and
/// none is renamed or taken away.
public struct NoteRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  /// ISO 8601, in UTC.
  public let createdAt: String

  public init(_ note: Note) {
    id = note.id.raw
    title = note.title.text
    createdAt = note.createdAt.iso8601WithMilliseconds
  }
}
