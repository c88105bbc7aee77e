import CoreDomain

/// Moments and ages, as people read them on a page.
enum PageWords {
  /// A moment to the minute: `2026-11-21 08:30 UTC`.
  static func moment(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  /// A moment to the second: `2026-11-21 08:30:15 UTC`.
  static func second(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8)) UTC"
  }

  /// The day of a moment, in UTC: `2026-11-21`.
  static func day(_ moment: Timestamp) -> String {
    String(moment.iso8601.prefix(10))
  }

  /// A moment as it stands beside many others: `21 Nov, 08:30`, or `21 Nov 2025` where that is another year
  /// than that of a moment that the reader knows. In UTC.
  static func brief(_ moment: Timestamp, beside known: Timestamp?) -> String {
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

  /// How long ago something was, in the largest unit that fits once: `3 hours`.
  static func age(milliseconds: Int64) -> String {
    let minutes = milliseconds / 60_000
    let units: [(Int64, String)] = [(1440, "day"), (60, "hour"), (1, "minute")]
    for (length, name) in units where minutes >= length {
      return count(Int(minutes / length), name)
    }
    return "less than a minute"
  }

  /// A number with what it counts: `1 star`, `2 stars`.
  static func count(_ number: Int, _ name: String) -> String {
    number == 1 ? "1 \(name)" : "\(number) \(name)s"
  }
}
