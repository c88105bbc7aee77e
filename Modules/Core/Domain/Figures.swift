/// Formats numbers, counts, dates and ages for people.
public enum Figures {
  /// A number with a comma between thousands: `40,960`.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    return digits.enumerated().reduce(into: number < 0 ? "-" : "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }

  /// A number in its shortest form, with a comma between thousands: `20,001.6`, `100`.
  public static func grouped(_ number: Double) -> String {
    let text = "\(number.magnitude)"
    let whole = text.prefix { $0 != "." }
    // A very large or very small number has an exponent.
    guard let integer = Int(whole) else { return "\(number)" }
    let fraction = String(text.dropFirst(whole.count))
    return (number < 0 ? "-" : "") + grouped(integer) + (fraction == ".0" ? "" : fraction)
  }

  /// Returns two to six equally spaced numbers for the axis of a chart, from 0 up to a number that
  /// is at least `count`, or at least a quarter of `Int.max` if `count` is larger. The spacing is
  /// 1, 2 or 5 times a power of ten.
  public static func axis(upTo count: Int) -> [Int] {
    // A larger count is not real, and would overflow.
    let highest = min(count, .max / 4)
    var step = 1
    while highest > step * 5 {
      step = "\(step)".first == "2" ? step / 2 * 5 : step * 2
    }
    return Array(
      stride(from: 0, through: max(step, (highest + step - 1) / step * step), by: step))
  }

  /// A number with its noun: `1 star`, `2 stars`, `30,000 series`.
  ///
  /// - Parameter plural: The plural; `nil` appends an “s”.
  public static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// The date in UTC: `2026-11-21`.
  public static func day(_ moment: Timestamp) -> String { String(moment.iso8601.prefix(10)) }

  /// The time in UTC, with minutes: `2026-11-21 08:30 UTC`.
  public static func minute(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  /// A duration in whole days, hours or minutes, such as `3 hours`. Below one minute, the text is
  /// `less than a minute`.
  public static func age(milliseconds: Int64) -> String {
    let minutes = milliseconds / 60_000
    let units: [(Int64, String)] = [(1440, "day"), (60, "hour"), (1, "minute")]
    for (length, name) in units where minutes >= length {
      return count(Int(minutes / length), name)
    }
    return "less than a minute"
  }

  /// The time that has passed: `just now` or `3 hours ago`. After a week, the date in UTC.
  public static func age(of moment: Timestamp, at now: Timestamp) -> String {
    let seconds = now.secondsSince1970 - moment.secondsSince1970
    guard seconds < 7 * 86_400 else { return day(moment) }
    return seconds < 60 ? "just now" : age(milliseconds: seconds * 1000) + " ago"
  }
}
