/// A moment in time, in whole milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9999.
///
/// Integer milliseconds are stored, compared and printed without the rounding errors of
/// floating-point seconds. The bounds ensure that ISO 8601 can express every value with a
/// four-digit year.
public struct Timestamp: Hashable, Sendable {
  /// The first millisecond of the year 1 and the last millisecond of the year 9999, in milliseconds
  /// since 1970.
  public static let bounds: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

  /// Milliseconds since 1970-01-01T00:00:00Z; negative for earlier moments.
  public let millisecondsSince1970: Int64

  /// Makes a moment, or `nil` if it is outside ``bounds``.
  public init?(millisecondsSince1970: Int64) {
    guard Self.bounds.contains(millisecondsSince1970) else { return nil }
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// Makes a moment, or `nil` if it is outside ``bounds``.
  public init?(secondsSince1970: Int64) {
    let (milliseconds, overflow) = secondsSince1970.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return nil }
    self.init(millisecondsSince1970: milliseconds)
  }

  @available(
    *, unavailable,
    message: "say what the number counts: secondsSince1970: or millisecondsSince1970:"
  )
  public init?(_ number: Int64) { nil }

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var secondsSince1970: Int64 {
    millisecondsSince1970.quotientAndRemainderRoundedDown(by: 1000).quotient
  }

  /// Returns the moment that is later by a duration, or earlier if the duration is negative. A
  /// result outside ``bounds`` becomes the nearest bound. Fractions of a millisecond are dropped.
  public func advanced(by duration: Duration) -> Timestamp {
    let (seconds, attoseconds) = duration.components
    // Limits the seconds so that the sum cannot overflow.
    let longest = (Self.bounds.upperBound - Self.bounds.lowerBound) / 1000 + 1
    let whole = min(max(seconds, -longest), longest) * 1000
    return Timestamp(
      clamping: millisecondsSince1970 + whole + attoseconds / 1_000_000_000_000_000)
  }

  /// Makes the nearest moment within ``bounds``.
  private init(clamping milliseconds: Int64) {
    millisecondsSince1970 = min(max(milliseconds, Self.bounds.lowerBound), Self.bounds.upperBound)
  }

  /// The month in UTC, in months since the beginning of the year 0.
  public var month: Int {
    let days = secondsSince1970.quotientAndRemainderRoundedDown(by: 86_400).quotient
    let (year, month, _) = Self.date(daysSince1970: days)
    return Int(year) * 12 + Int(month) - 1
  }

  /// The moment in ISO 8601, in UTC: `2026-11-21T08:30:00Z`. Milliseconds are printed only if they
  /// are not zero.
  public var iso8601: String {
    millisecond == 0 ? "\(wholeSeconds)Z" : iso8601WithMilliseconds
  }

  /// The moment in ISO 8601, in UTC, always with milliseconds: `2026-11-21T08:30:00.000Z`. JSON
  /// contains this form, because its texts sort in time order.
  public var iso8601WithMilliseconds: String {
    "\(wholeSeconds).\(millisecond.digits(3))Z"
  }

  /// The moment in ISO 8601, in UTC, without milliseconds and without the zone.
  private var wholeSeconds: String {
    let (days, second) = secondsSince1970.quotientAndRemainderRoundedDown(by: 86_400)
    let (year, month, day) = Self.date(daysSince1970: days)
    let date = "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
    let hours = (second / 3600).digits(2)
    let time = "\(hours):\((second / 60 % 60).digits(2)):\((second % 60).digits(2))"
    return "\(date)T\(time)"
  }

  /// Returns the ISO 8601 date of a day. The date is in the Gregorian calendar, even before the
  /// introduction of that calendar. (FoundationEssentials uses the Julian calendar before
  /// 1582-10-15.)
  ///
  /// Years start on 1 March, so that the leap day is the last day of a year. The number of days
  /// before a month is then (153 * month + 2) / 5, and 400 years have 146,097 days. Days are
  /// counted from 0000-03-01, which is before ``bounds``.
  private static func date(daysSince1970: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (daysSince1970 + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      year: era * 400 + yearOfEra + (isNextYear ? 1 : 0), month: month + (isNextYear ? -9 : 3),
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The milliseconds within the second, 0 to 999, also before 1970.
  private var millisecond: Int64 {
    millisecondsSince1970.quotientAndRemainderRoundedDown(by: 1000).remainder
  }
}

extension Int64 {
  /// Returns the quotient rounded down, not towards zero, and the remainder, which is never
  /// negative.
  func quotientAndRemainderRoundedDown(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension Timestamp: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }
}

extension Timestamp: CustomStringConvertible {
  public var description: String { iso8601 }
}

/// Returns the current date and time. It is a protocol, so that a test can choose the time.
public protocol WallClock: Sendable {
  /// The current moment. It may be earlier than the previous one, if the clock was set back.
  var now: Timestamp { get }
}
