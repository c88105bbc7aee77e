import CoreDomain

enum FeedDateZone: Hashable {
  /// Seconds ahead of UTC.
  case fixed(Int)
  /// Standard time in seconds ahead of UTC, with summer time by the rules of the European Union.
  case european(Int)
  /// Standard time in seconds ahead of UTC, with daylight saving time by the rules of the United
  /// States.
  case american(Int)

  static let utc = FeedDateZone.fixed(0)

  /// Returns the zone for a name in lower case: an abbreviation, or an IANA city.
  ///
  /// Military letters are not supported: RFC 822 defined their signs wrongly, so their meaning is
  /// unknown. https://www.rfc-editor.org/rfc/rfc5322#section-4.3
  init?(name: String) {
    if let zone = Self.cities[name] {
      self = zone
    } else if let hours = Self.abbreviations[name] {
      self = .fixed(Int(hours * 3600))
    } else {
      return nil
    }
  }

  /// Returns the offset in seconds ahead of UTC.
  ///
  /// - Parameter local: The local time, in seconds since 1970 as if it were UTC.
  func offset(at local: Int64) -> Int {
    switch self {
    case .fixed(let seconds): seconds
    case .european(let seconds): seconds + (isEuropeanSummer(local, seconds) ? 3600 : 0)
    case .american(let seconds): seconds + (isAmericanSummer(local) ? 3600 : 0)
    }
  }

  /// Whether European summer time applies. Since 1996, it lasts from 01:00 UTC on the last Sunday
  /// of March to 01:00 UTC on the last Sunday of October.
  private func isEuropeanSummer(_ local: Int64, _ seconds: Int) -> Bool {
    let year = FeedDateZone.year(of: local)
    guard year >= 1996, let start = FeedDateZone.sunday(year, 3, from: 25),
      let end = FeedDateZone.sunday(year, 10, from: 25)
    else { return false }
    let universal = local - Int64(seconds)
    return start + 3600 <= universal && universal < end + 3600
  }

  /// Whether American daylight saving time applies. Since 2007, it lasts from 02:00 on the second
  /// Sunday of March to 02:00 on the first Sunday of November.
  private func isAmericanSummer(_ local: Int64) -> Bool {
    let year = FeedDateZone.year(of: local)
    let isOld = year < 2007
    guard let start = FeedDateZone.sunday(year, isOld ? 4 : 3, from: isOld ? 1 : 8),
      let end = FeedDateZone.sunday(year, isOld ? 10 : 11, from: isOld ? 25 : 1)
    else { return false }
    return start + 7200 <= local && local < end + 7200
  }

  /// Returns midnight of the first Sunday on or after a day.
  private static func sunday(_ year: Int, _ month: Int, from day: Int) -> Int64? {
    guard let first = FeedDateParts.midnight(year, month, day) else { return nil }
    // 1970-01-04 was a Sunday.
    let weekday = (first.secondsSince1970 / 86_400 + 4 + 7_000_000) % 7
    return first.secondsSince1970 + (7 - weekday) % 7 * 86_400
  }

  private static func year(of local: Int64) -> Int {
    // The year can be wrong on the first and the last day of a year. This does not matter, because
    // summer time neither starts nor ends near these days.
    1970 + Int((Double(local) / 31_556_952).rounded(.down))
  }
}
