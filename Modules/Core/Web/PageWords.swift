package import CoreDomain

/// Formats times for pages.
package enum PageWords {
  /// A time with minutes: `2026-11-21 08:30 UTC`.
  package static func moment(_ moment: Timestamp) -> String {
    Figures.minute(moment)
  }

  /// A time with seconds: `2026-11-21 08:30:15 UTC`.
  package static func second(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8)) UTC"
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
}
