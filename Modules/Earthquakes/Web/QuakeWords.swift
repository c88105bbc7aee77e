import CoreDomain
import CoreWeb
import EarthquakesDomain

/// Formats the feature's numbers for pages.
enum QuakeWords {
  static func magnitude(_ magnitude: Magnitude?) -> String {
    guard let value = magnitude?.value else { return "unknown" }
    return value < 0 ? "−\(-value)" : "\(value)"
  }

  /// A magnitude with one decimal place, or a question mark if it is unknown.
  static func tenths(_ magnitude: Magnitude?) -> String {
    magnitude.map { Self.magnitude(Magnitude(($0.value * 10).rounded() / 10 + 0)) } ?? "?"
  }

  /// The CSS class of a badge, or `nil` for weak earthquakes. Moderate earthquakes can be felt by
  /// most people, and major earthquakes damage buildings.
  static func strength(_ magnitude: Magnitude?) -> String? {
    guard let value = magnitude?.value, value >= 4 else { return nil }
    return value < 6 ? "moderate" : "major"
  }

  static func depth(_ depth: Depth?) -> String {
    depth.map { kilometres($0.kilometres) } ?? "unknown"
  }

  /// A distance with one decimal place.
  static func kilometres(_ number: Double) -> String {
    let tenths = (number.magnitude * 10).rounded() / 10
    let sign = number < 0 && tenths != 0 ? "−" : ""
    return sign + Figures.grouped(tenths) + " km"
  }

  /// The count, the place and the start date in a sentence.
  static func sentence(_ count: Int, of query: QuakeQuery) -> String {
    (count == 0 ? "No \(query.phrase(for: 0))" : query.sentence(of: count)) + "."
  }
}
