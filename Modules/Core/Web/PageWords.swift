package import CoreDomain

/// Formats times and ages for pages.
package enum PageWords {
  /// A time with minutes: `2026-11-21 08:30 UTC`.
  package static func moment(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  /// A time with seconds: `2026-11-21 08:30:15 UTC`.
  package static func second(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8)) UTC"
  }

  /// The date in UTC: `2026-11-21`.
  package static func day(_ moment: Timestamp) -> String {
    String(moment.iso8601.prefix(10))
  }

  /// A short form of a time in UTC: `21 Nov, 08:30`. The form is `21 Nov 2025` if the time is in
  /// another year than `known`, or if `known` is `nil`.
  package static func brief(_ moment: Timestamp, beside known: Timestamp?) -> String {
    let text = moment.iso8601
    let number = Int(text.dropFirst(5).prefix(2)) ?? 0
    let month = months.indices.contains(number - 1) ? months[number - 1] : "\(number)"
    let day = "\(Int(text.dropFirst(8).prefix(2)) ?? 0) \(month)"
    let isOfKnownYear = known.map { $0.iso8601.prefix(4) == text.prefix(4) } ?? false
    return isOfKnownYear
      ? "\(day), \(text.dropFirst(11).prefix(5))" : "\(day) \(text.prefix(4))"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A duration in whole days, hours or minutes, such as `3 hours`. Below one minute, the text is
  /// `less than a minute`.
  package static func age(milliseconds: Int64) -> String {
    let minutes = milliseconds / 60_000
    let units: [(Int64, String)] = [(1440, "day"), (60, "hour"), (1, "minute")]
    for (length, name) in units where minutes >= length {
      return count(Int(minutes / length), name)
    }
    return "less than a minute"
  }

  /// A number with its noun: `1 star`, `2 stars`.
  package static func count(_ number: Int, _ name: String) -> String {
    number == 1 ? "1 \(name)" : "\(grouped(number)) \(name)s"
  }

  /// A number with a comma between thousands: `40,960`.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    return digits.enumerated().reduce(into: number < 0 ? "-" : "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
