import CoreCLI
import CoreDomain

/// Formats the feature's numbers and dates for people.
enum ComicFigures {
  /// A count with its noun: `1 volume`, `30,000 series`.
  ///
  /// - Parameter plural: the plural; `nil` appends an “s”.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// The number with a comma between thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// The date in UTC: `2026-02-28`.
  static func day(of moment: Timestamp) -> String { String(moment.iso8601.prefix(10)) }

  /// The time that has passed: `3 hours ago`. After a week, the date in UTC.
  static func age(of moment: Timestamp, at now: Timestamp) -> String {
    let seconds = now.secondsSince1970 - moment.secondsSince1970
    guard seconds < 7 * 86_400 else { return day(of: moment) }
    let units: [(String, Int64)] = [("day", 86_400), ("hour", 3600), ("minute", 60)]
    guard let (unit, length) = units.first(where: { seconds >= $0.1 }) else { return "just now" }
    return count(Int(seconds / length), unit) + " ago"
  }
}
