import CoreDemo

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
    let sine = sine(degrees: degrees / 2)
    return sine * sine
  }

  static func cosine(degrees: Double) -> Double {
    sine(degrees: 90 - degrees)
  }

  /// Returns the sine of an angle, computed with its Taylor series, because only CoreInfrastructure
  /// may use the C library.
  static func sine(degrees: Double) -> Double {
    var angle = degrees.truncatingRemainder(dividingBy: 360)
    if angle > 180 { angle -= 360 }
    if angle < -180 { angle += 360 }
    // Since sin(180° - x) = sin(x), the series only needs angles up to 90°, where 12 terms give
    // full Double precision.
    if angle > 90 { angle = 180 - angle }
    if angle < -90 { angle = -180 - angle }
    let radians = angle * .pi / 180
    var (term, sum) = (radians, radians)
    for step in 1...11 {
      term *= -radians * radians / Double(2 * step * (2 * step + 1))
      sum += term
    }
    return sum
  }
}
