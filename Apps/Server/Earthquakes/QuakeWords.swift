import CoreDomain
import EarthquakesDomain

/// Numbers and moments of the feature, as people read them on a page.
enum QuakeWords {
  /// A moment to the minute: `2026-11-21 08:30 UTC`.
  static func moment(_ moment: Timestamp) -> String {
    let text = moment.iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  static func magnitude(_ magnitude: Magnitude?) -> String {
    guard let value = magnitude?.value else { return "unknown" }
    return value < 0 ? "−\(-value)" : "\(value)"
  }

  static func depth(_ depth: Depth?) -> String {
    depth.map { kilometres($0.kilometres) } ?? "unknown"
  }

  static func distance(_ distance: Distance) -> String {
    kilometres(distance.kilometres)
  }

  /// A length to the tenth of a kilometre.
  static func kilometres(_ number: Double) -> String {
    let tenths = (number.magnitude * 10).rounded() / 10
    let text = "\(tenths)"
    let sign = number < 0 && tenths != 0 ? "−" : ""
    return sign + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " km"
  }

  /// How long ago something was, in the largest unit that fits once: `3 hours`.
  static func age(milliseconds: Int64) -> String {
    let minutes = milliseconds / 60_000
    let units: [(Int64, String)] = [(1440, "day"), (60, "hour"), (1, "minute")]
    for (length, name) in units where minutes >= length {
      let count = minutes / length
      return count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
    return "less than a minute"
  }

  /// How many there were, where, and since when.
  static func sentence(_ count: Int, of question: QuakeQuestion) -> String {
    let what =
      switch count {
      case 0: "No earthquakes"
      case 1: "1 earthquake"
      default: "\(count) earthquakes"
      }
    let strength = question.minimumMagnitude.map { " of magnitude \(magnitude($0)) or more" } ?? ""
    return what + strength
      + " within \(kilometres(question.radius.kilometres)) of \(question.place.name)"
      + " since \(question.since.iso8601)."
  }
}
