import CoreDomain

/// A quake in the form in which other programs read it: as JSON on the command line and from the
/// server.
///
/// The names of the properties are the keys, and they are kept for good: a key may be added, and
/// none is renamed or taken away.
public struct QuakeRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  /// ISO 8601, in UTC.
  public let createdAt: String

  public init(_ quake: Quake) {
    id = quake.id.raw
    title = quake.title.text
    createdAt = quake.createdAt.iso8601
  }
}
