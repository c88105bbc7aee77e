public import CoreDomain

/// The day on which a volume comes out, as it is printed: a day of the calendar without an hour and
/// without a time zone, so that it is the same day wherever it is shown.
public struct ReleaseDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Reads a day: `2026-02-28`.
  ///
  /// - Returns: nothing for anything else, and for days that no calendar has: `2026-02-29`.
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

  /// As it is read again: `2026-02-28`.
  public var description: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The moment from which on it counts as come: midnight of UTC at its beginning. Where a volume
  /// is to be had at an hour, the catalogue says so beside.
  public var begins: Timestamp {
    guard let moment = Timestamp(iso8601: "\(self)T00:00:00Z") else {
      preconditionFailure("\(self) was read, and is no day")
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
