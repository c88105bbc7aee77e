import CoreDomain

/// A stargazer in the form in which other programs read it: as JSON on the command line and from the
/// server.
///
/// The names of the properties are the keys, and they are kept for good: a key may be added, and
/// none is renamed or taken away.
public struct StargazerRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  /// ISO 8601, in UTC.
  public let createdAt: String

  public init(_ stargazer: Stargazer) {
    id = stargazer.id.raw
    title = stargazer.title.text
    createdAt = stargazer.createdAt.iso8601
  }
}
