public import CoreDomain

/// The release date of a volume as printed: a calendar date without a time or time zone, so that it
/// is the same everywhere.
public struct ReleaseDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Parses a date such as `2026-02-28`.
  ///
  /// - Returns: `nil` for any other format and for dates that do not exist, such as `2026-02-29`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      Timestamp(iso8601: "\(text)T00:00:00Z") != nil,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date in the format that `init(_:)` parses: `2026-02-28`.
  public var description: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The start of the date: midnight UTC. A volume that becomes available at a certain hour has
  /// ``Comic/availableAt``, which takes precedence.
  public var begins: Timestamp {
    guard let moment = Timestamp(iso8601: "\(self)T00:00:00Z") else {
      preconditionFailure("\(self) was parsed, but is not a day")
    }
    return moment
  }

  public static func < (left: ReleaseDate, right: ReleaseDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
