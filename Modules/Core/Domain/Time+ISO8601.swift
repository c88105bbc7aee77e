extension Timestamp {
  /// Reads a moment in ISO 8601 as programs write it: `2026-11-21T08:30:00Z`, with any number of
  /// further digits of the second, of which three are kept, and with `Z` or an offset such as `+09:00`.
  ///
  /// - Returns: nothing when the text is written otherwise, names no moment (30 February, 25:00), or
  ///   lies outside of ``bounds``. A leap second is none: clocks of POSIX do not count it.
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

  /// Whether a year has a day of this month and number.
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

  /// The days from 1970-01-01 to a date of the calendar of ISO 8601. The year is taken to begin on
  /// 1 March, as where dates are written.
  static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let isNextYear = month <= 2
    let year = year - (isNextYear ? 1 : 0)
    let monthOfYear = month + (isNextYear ? 9 : -3)
    let dayOfYear = (153 * monthOfYear + 2) / 5 + day - 1
    // No year here is negative: January and February of year 0 are out of bounds, and fail there.
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

extension Substring.UTF8View {
  /// The milliseconds of a fraction of a second, 0 where there is none; nothing for a dot alone.
  fileprivate mutating func milliseconds() -> Int64? {
    guard take(".") else { return 0 }
    let digits = prefix(while: \.isDigit)
    guard !digits.isEmpty else { return nil }
    removeFirst(digits.count)
    let three = (String(Substring(digits.prefix(3))) + "00").prefix(3)
    return Int64(three)
  }

  /// How many seconds a local time is ahead of UTC.
  fileprivate mutating func offset() -> Int64? {
    if take("Z") || take("z") { return 0 }
    let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), take(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
