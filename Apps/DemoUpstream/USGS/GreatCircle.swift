/// Distances on the globe as the earthquake service measures them: the angle between two places, in
/// degrees, of which one is 111.12 km.
///
/// The service's own source admits that 111.19 would be right; its answers are by 111.12.
enum GreatCircle {
  /// How many kilometres the service takes a degree for.
  static let kilometresPerDegree = 111.12

  /// A place, in degrees.
  struct Point: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
  }

  /// The haversine of the angle between two places: 0 where they are one, 1 on the other side.
  ///
  /// It grows with the angle from 0° to 180°, so that angles need not be taken out of it to be compared.
  static func haversine(from one: Point, to other: Point) -> Double {
    haversine(degrees: other.latitude - one.latitude)
      + cosine(degrees: one.latitude) * cosine(degrees: other.latitude)
      * haversine(degrees: other.longitude - one.longitude)
  }

  /// The haversine of an angle: the square of the sine of its half.
  static func haversine(degrees: Double) -> Double {
    let sine = sine(degrees: degrees / 2)
    return sine * sine
  }

  static func cosine(degrees: Double) -> Double {
    sine(degrees: 90 - degrees)
  }

  /// The sine of an angle. It is computed here, by its series, since the functions of the C library
  /// belong to CoreInfrastructure.
  static func sine(degrees: Double) -> Double {
    var angle = degrees.truncatingRemainder(dividingBy: 360)
    if angle > 180 { angle -= 360 }
    if angle < -180 { angle += 360 }
    // sin(180° - x) = sin(x), so that the series is asked for 90° at most, where 11 terms are enough
    // for all digits of a Double.
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
