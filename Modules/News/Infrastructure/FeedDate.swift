public import CoreDomain

/// Reads dates as feeds have them, which is in every way that a date was ever written.
///
/// | form | example | read by |
/// |---|---|---|
/// | RFC 3339 | `2003-12-31T10:14:55Z` | ``CoreDomain/Timestamp/init(iso8601:)`` |
/// | the rest of ISO 8601 | `2003-W01-3`, `20031231T1014`, `-03-12` | `FeedDateCalendar` |
/// | RFC 822, `asctime`, and what people write | `Mon,02 January 2006 3:04 pm EST` | `FeedDateWords` |
/// | seconds or milliseconds since 1970 | `1520932969` | this |
///
/// A date without a zone is one of UTC, and so is one whose zone nobody knows: a story that is some hours off is
/// better than one that is lost. A day without a time is its first moment. Two digits are a year from 2000
/// on: feeds are hardly older. The day of the week is not asked. What is no moment at all (25:00, 30
/// February) is none here, either.
public enum FeedDate {
  /// The moment that a text means; nothing for one that means none.
  public static func read(_ text: String) -> Timestamp? {
    if let moment = Timestamp(iso8601: text) { return moment }
    guard text.utf8.count <= limit else { return nil }
    let tokens = FeedDateToken.tokens(of: text)
    guard !tokens.isEmpty else { return nil }
    return number(tokens) ?? FeedDateCalendar.read(text) ?? FeedDateWords(tokens).moment
  }

  /// How many bytes a date may have.
  private static let limit = 200

  /// Seconds or milliseconds, of moments from 1973 on: what has fewer digits is a date.
  private static func number(_ tokens: [FeedDateToken]) -> Timestamp? {
    guard tokens.count == 1, case .number(let number, let digits) = tokens[0].kind else {
      return nil
    }
    return switch digits {
    case 9...10: Timestamp(secondsSince1970: Int64(number))
    case 12...13: Timestamp(millisecondsSince1970: Int64(number))
    default: nil
    }
  }
}

/// A date, and how far its day has come.
struct FeedDateParts {
  var year: Int
  var month = 1
  var day = 1
  /// How many days later it is than that.
  var days = 0
  var time = FeedDateTime()

  /// The moment; nothing where there is none.
  var moment: Timestamp? {
    guard let midnight = Self.midnight(year, month, day) else { return nil }
    let local = midnight.millisecondsSince1970 + Int64(days) * 86_400_000 + time.milliseconds
    return Timestamp(
      millisecondsSince1970: local - 1000 * Int64(time.zone.offset(at: local / 1000)))
  }

  /// The first moment of a day, in UTC.
  static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Timestamp? {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let digits = { (number: Int, count: Int) in
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    return Timestamp(
      iso8601: "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T00:00:00Z")
  }

  /// A year as it was written: one of two digits lies in this century.
  static func year(_ number: Int, digits: Int) -> Int { digits <= 2 ? 2000 + number : number }
}
