import CoreDomain

/// Distances on the globe as the earthquake service computes them: the angle between two points in
/// degrees, with 111.12 km per degree.
///
/// The service's source code notes that 111.19 would be correct, but its results use 111.12.
enum GreatCircle {
  /// The service's length of a degree in kilometres.
  static let kilometresPerDegree = 111.12

  /// A point in degrees.
  struct Point: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
  }

  /// Returns the haversine of the angle between two points: 0 for equal points, and 1 for opposite
  /// points.
  ///
  /// It increases with the angle from 0° to 180°, so angles can be compared by their haversines.
  static func haversine(from one: Point, to other: Point) -> Double {
    haversine(degrees: other.latitude - one.latitude)
      + cosine(degrees: one.latitude) * cosine(degrees: other.latitude)
      * haversine(degrees: other.longitude - one.longitude)
  }

  /// Returns the haversine of an angle: the square of the sine of half the angle.
  static func haversine(degrees: Double) -> Double {
    let sine = (degrees * .pi / 360).sine
    return sine * sine
  }

  static func cosine(degrees: Double) -> Double { (degrees * .pi / 180).cosine }
}
