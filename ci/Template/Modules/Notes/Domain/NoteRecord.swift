import CoreDomain

/// A note as JSON for other programs, on the command line and from the server.
///
/// The names of the properties are the keys. Keys may be added, but never renamed or removed.
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
