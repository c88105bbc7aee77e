import CoreDomain

/// Parses ISO 8601 dates in other forms than `2003-12-31`: without hyphens, with the day of the
/// year, with the week, without a day or month, or with a two-digit year.
enum FeedDateCalendar {
  static func read(_ text: String) -> Timestamp? {
    let text = text.drop { $0.isWhitespace }
    let date = text.prefix { !"Tt \t\n".contains($0) }
    guard let start = parts(date.split(separator: "-", omittingEmptySubsequences: false)) else {
      return nil
    }
    let tokens = FeedDateToken.tokens(of: String(text[date.endIndex...].drop { "Tt".contains($0) }))
    guard !tokens.isEmpty else { return start.moment }
    var parts = start
    var reader = FeedDateTimeReader(tokens)
    let hasColon = tokens.count > 1 && tokens[1].kind == .mark(":")
    guard var time = hasColon ? reader.clock() : reader.compactClock() else { return nil }
    time.zone = reader.zone() ?? .utc
    parts.time = time
    return parts.moment
  }

  private static func parts(_ groups: [Substring]) -> FeedDateParts? {
    guard groups.count <= 3 else { return nil }
    if let week = week(groups) { return week }
    guard groups.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
    let number = { (place: Int) in Int(groups[place]) ?? 0 }
    let year = { (place: Int) in FeedDateParts.year(number(place), digits: groups[place].count) }
    switch groups.map(\.count) {
    case [4]: return FeedDateParts(year: year(0))
    case [4, 2]: return FeedDateParts(year: year(0), month: number(1))
    // `2003-012-31`: some programs pad the month with an extra zero.
    case [4, 2, 2], [2, 2, 2], [4, 3, 2]:
      return FeedDateParts(year: year(0), month: number(1), day: number(2))
    case [4, 3], [2, 3]: return ordinal(year(0), number(1))
    case [0, 2, 2]: return FeedDateParts(year: year(1), month: number(2))
    case [0, 4]:
      return FeedDateParts(year: FeedDateParts.year(number(1) / 100), month: number(1) % 100)
    case [8]: return compact(number(0) / 10_000, number(0) % 10_000)
    case [7]: return ordinal(number(0) / 1000, number(0) % 1000)
    case [6]: return compact(FeedDateParts.year(number(0) / 10_000), number(0) % 10_000)
    case [5]: return ordinal(FeedDateParts.year(number(0) / 1000), number(0) % 1000)
    default: return nil
    }
  }

  private static func compact(_ year: Int, _ rest: Int) -> FeedDateParts {
    FeedDateParts(year: year, month: rest / 100, day: rest % 100)
  }

  /// Returns the date for a day of the year, starting at 1.
  private static func ordinal(_ year: Int, _ day: Int) -> FeedDateParts? {
    let isLeap = FeedDateParts.midnight(year, 2, 29) != nil
    guard (1...(isLeap ? 366 : 365)).contains(day) else { return nil }
    return FeedDateParts(year: year, days: day - 1)
  }

  /// Parses a week date: `2004-W53-6`, `2004W536`, or `2004-W53`, which means its Monday.
  private static func week(_ groups: [Substring]) -> FeedDateParts? {
    let text = groups.joined().utf8
    guard text.count >= 7, text.count <= 8 else { return nil }
    let bytes = Array(text)
    guard bytes[4] | 0x20 == UInt8(ascii: "w") else { return nil }
    let digits = (Array(bytes[..<4]) + bytes[5...]).map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let year = digits[..<4].reduce(0) { $0 * 10 + $1 }
    let week = digits[4] * 10 + digits[5]
    let day = digits.count > 6 ? digits[6] : 1
    guard (1...53).contains(week), (1...7).contains(day),
      let fourth = FeedDateParts.midnight(year, 1, 4)
    else { return nil }
    // 4 January is always in the first week. 1970-01-01 was a Thursday; Monday is day 0 here.
    let weekday = (Int(fourth.secondsSince1970) / 86_400 + 3 + 7_000_000) % 7
    // The first week of the next year begins 52 or 53 weeks later, in the week of its 4 January.
    let days = 3 - weekday + (week - 1) * 7
    if let next = FeedDateParts.midnight(year + 1, 1, 4) {
      let daysToNext = Int(next.secondsSince1970 - fourth.secondsSince1970) / 86_400 + 3
      guard days + 6 < daysToNext else { return nil }
    }
    return FeedDateParts(year: year, days: days + day - 1)
  }
}
