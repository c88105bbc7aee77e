extension Timestamp {
  /// Parses an ISO 8601 date and time: `2026-11-21T08:30:00Z`. The seconds may have decimals; those
  /// after the third are ignored. The time zone is required: `Z`, or an offset such as `+09:00`.
  ///
  /// - Returns: `nil` if the text has another format, if the moment does not exist (30 February,
  ///   25:00), or if it is outside ``bounds``. Leap seconds are rejected: POSIX time does not count
  ///   them.
  public init?(iso8601 text: String) {
    var rest = Substring(text).utf8
    guard let year = rest.number(4), rest.take("-"), let month = rest.number(2), rest.take("-"),
      let day = rest.number(2), rest.take("T") || rest.take("t") || rest.take(" "),
      let hour = rest.number(2), rest.take(":"), let minute = rest.number(2), rest.take(":"),
      let second = rest.number(2), let millisecond = rest.milliseconds(),
      let offset = rest.offset(), rest.isEmpty,
      Self.isDate(year, month, day), hour < 24, minute < 60, second < 60
    else { return nil }
    let seconds = Self.daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
    self.init(millisecondsSince1970: (seconds - offset) * 1000 + millisecond)
  }

  /// Makes the first moment of a day in UTC; `nil` if the day does not exist or is outside
  /// ``bounds``.
  public init?(startOf year: Int64, month: Int64, day: Int64) {
    guard (1...9999).contains(year), Self.isDate(year, month, day) else { return nil }
    self.init(secondsSince1970: Self.daysSince1970(year, month, day) * 86_400)
  }

  /// Makes the first moment of a month in UTC; `nil` if it is outside ``bounds``.
  ///
  /// - Parameter month: The months since the beginning of the year 0.
  public init?(startOfMonth month: Int) {
    self.init(startOf: Int64(month / 12), month: Int64(month % 12 + 1), day: 1)
  }

  /// Whether a date exists in the calendar.
  static func isDate(_ year: Int64, _ month: Int64, _ day: Int64) -> Bool {
    (1...12).contains(month) && (1...days(in: month, of: year)).contains(day)
  }

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the days from 1970-01-01 to a date in the ISO 8601 calendar. Years start on 1 March,
  /// as in `date(daysSince1970:)`.
  static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let isNextYear = month <= 2
    let year = year - (isNextYear ? 1 : 0)
    let monthOfYear = month + (isNextYear ? 9 : -3)
    let dayOfYear = (153 * monthOfYear + 2) / 5 + day - 1
    // Division rounds towards zero, so the result is inexact for January and February of year 0.
    // All callers reject these dates as out of bounds.
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

extension Substring.UTF8View {
  /// Consumes a fraction of a second and returns its milliseconds: 0 without a fraction, `nil` for
  /// a dot without digits.
  fileprivate mutating func milliseconds() -> Int64? {
    guard take(".") else { return 0 }
    let digits = prefix(while: \.isDigit)
    guard !digits.isEmpty else { return nil }
    removeFirst(digits.count)
    let three = (String(Substring(digits.prefix(3))) + "00").prefix(3)
    return Int64(three)
  }

  /// Consumes a time zone and returns its offset from UTC in seconds.
  fileprivate mutating func offset() -> Int64? {
    if take("Z") || take("z") { return 0 }
    let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), take(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
