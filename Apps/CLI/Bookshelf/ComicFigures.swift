import CoreDomain

/// Numbers and moments of the feature, as a person reads them.
enum ComicFigures {
  /// `1 volume`, `30,000 series`.
  ///
  /// - Parameter plural: for several; the word with an “s” where it is nothing.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A number with a comma between thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A day in UTC: `2026-02-28`.
  static func day(of moment: Timestamp) -> String { String(moment.iso8601.prefix(10)) }

  /// How long ago a moment was: `3 hours ago`; its day in UTC where that is more than a week.
  static func age(of moment: Timestamp, at now: Timestamp) -> String {
    let seconds = now.secondsSince1970 - moment.secondsSince1970
    guard seconds < 7 * 86_400 else { return day(of: moment) }
    let units: [(String, Int64)] = [("day", 86_400), ("hour", 3600), ("minute", 60)]
    guard let (unit, length) = units.first(where: { seconds >= $0.1 }) else { return "just now" }
    return count(Int(seconds / length), unit) + " ago"
  }
}
