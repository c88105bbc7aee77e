public import CoreDomain

/// The release date of a volume as printed: a calendar date without a time or time zone, so that it
/// is the same everywhere.
public struct ReleaseDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The date in the format that `init(_:)` parses: `2026-02-28`.
  public let description: String
  /// The start of the date: midnight UTC. A volume that becomes available at a certain hour has
  /// ``Comic/availableAt``, which takes precedence.
  public let begins: Timestamp

  /// Parses a date such as `2026-02-28`.
  ///
  /// - Returns: `nil` for any other format and for dates that do not exist, such as `2026-02-29`.
  public init?(_ text: String) {
    guard let begins = Timestamp(iso8601: "\(text)T00:00:00Z") else { return nil }
    self.begins = begins
    description = text
  }

  public static func < (left: ReleaseDate, right: ReleaseDate) -> Bool {
    left.begins < right.begins
  }
}
