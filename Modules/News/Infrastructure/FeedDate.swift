public import CoreDomain

/// Parses dates in feeds, which use many formats.
///
/// | form | example | parsed by |
/// |---|---|---|
/// | RFC 3339 | `2003-12-31T10:14:55Z` | ``CoreDomain/Timestamp/init(iso8601:)`` |
/// | the rest of ISO 8601 | `2003-W01-3`, `20031231T1014`, `-03-12` | `FeedDateCalendar` |
/// | RFC 822, `asctime`, and informal dates | `Mon,02 January 2006 3:04 pm EST` | `FeedDateWords` |
/// | seconds or milliseconds since 1970 | `1520932969` | this type |
/// | a date and a time in twelve or fourteen digits | `200312311014` | this type |
///
/// A time with no zone or an unknown zone is read as UTC, or as Korean time if it has Korean words.
/// A story whose time is off by hours is better than a lost story. A day without a time means its
/// start. A two-digit year means a year from 1950 to 2049:
/// https://www.rfc-editor.org/rfc/rfc2822#section-4.3. The name of a weekday is ignored. Impossible
/// dates (25:00, 30 February) are rejected.
public enum FeedDate {
  /// Returns the parsed time, or `nil` if the text is not a date.
  public static func read(_ text: String) -> Timestamp? {
    if let moment = Timestamp(iso8601: text) { return moment }
    guard text.utf8.count <= limit else { return nil }
    let tokens = FeedDateToken.tokens(of: text)
    guard !tokens.isEmpty else { return nil }
    return number(tokens) ?? FeedDateCalendar.read(text) ?? FeedDateWords(tokens).moment
  }

  /// The maximum length of a date in bytes.
  private static let limit = 200

  /// Parses seconds or milliseconds since 1970, if the time is in 1973 or later. Numbers with fewer
  /// digits are dates.
  private static func number(_ tokens: [FeedDateToken]) -> Timestamp? {
    guard tokens.count == 1, case .number(let number, let digits) = tokens[0].kind else {
      return nil
    }
    return switch digits {
    case 9...10: Timestamp(secondsSince1970: Int64(number))
    case 12 where (1970..<2100).contains(number / 100_000_000): compact(number * 100)
    case 12...13: Timestamp(millisecondsSince1970: Int64(number))
    case 14: compact(number)
    default: nil
    }
  }

  /// Parses `yyyyMMddHHmmss`. As milliseconds since 1970, the numbers of twelve digits for the
  /// years 1970 to 2099 would all be in 1976.
  private static func compact(_ number: Int) -> Timestamp? {
    let (date, clock) = (number / 1_000_000, number % 1_000_000)
    guard
      let time = FeedDateTime(
        hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
    else { return nil }
    return FeedDateParts(
      year: date / 10_000, month: date / 100 % 100, day: date % 100, time: time
    ).moment
  }
}

struct FeedDateParts {
  var year: Int
  var month = 1
  var day = 1
  /// The number of days to add to the date.
  var days = 0
  var time = FeedDateTime()

  /// The time, or `nil` if the date is invalid.
  var moment: Timestamp? {
    guard let midnight = Self.midnight(year, month, day) else { return nil }
    let local = midnight.millisecondsSince1970 + Int64(days) * 86_400_000 + time.milliseconds
    return Timestamp(
      millisecondsSince1970: local - 1000 * Int64(time.zone.offset(at: local / 1000)))
  }

  /// Returns the start of a day, in UTC.
  static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Timestamp? {
    Timestamp(startOf: Int64(year), month: Int64(month), day: Int64(day))
  }

  /// Returns the full year. A two-digit year is from 1950 to 2049.
  static func year(_ number: Int, digits: Int = 2) -> Int {
    digits <= 2 ? number + (number < 50 ? 2000 : 1900) : number
  }
}
