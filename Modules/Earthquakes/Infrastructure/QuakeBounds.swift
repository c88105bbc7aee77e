import CoreDomain
import EarthquakesDomain

/// A point on the unit sphere.
///
/// The chord (the straight line) between two such points grows with their distance, so a circle
/// becomes a maximum chord length. To compare chord lengths, an SQL engine needs only basic
/// arithmetic and no trigonometry.
struct QuakePoint: Hashable {
  let x: Double
  let y: Double
  let z: Double

  init(_ coordinates: Coordinates) {
    let (latitude, longitude) = (coordinates.latitude.radians, coordinates.longitude.radians)
    let east = latitude.cosine
    x = east * longitude.cosine
    y = east * longitude.sine
    z = latitude.sine
  }
}

/// The chord lengths that decide whether a point is in a circle. A point is inside if its chord
/// from the centre is shorter than `inner`, and outside if the chord is longer than `outer`. In
/// between, rounding errors could decide either way.
struct QuakeChord: Hashable {
  let inner: Double
  let outer: Double

  /// An upper bound for the difference between the Domain's numbers and the numbers in the tables.
  /// It is generous: each step of a computation has an error of at most 1e-15. On the globe, the
  /// margin is less than 0.1 mm.
  static let margin = 1e-11

  init(_ radius: Radius) {
    let length = 2 * (min(radius.degrees, 180).radians / 2).sine
    inner = max(0, length - Self.margin)
    outer = length + Self.margin
  }
}

/// The bounding box of a circle, in latitude and longitude.
struct QuakeBounds: Hashable {
  /// The bands of latitude, from south to north.
  let bands: ClosedRange<Int>
  /// The ranges of longitude, from west to east: two if the circle crosses the date line.
  let stretches: [ClosedRange<Double>]

  /// A band is half a degree (56 km) wide. A typical circle then overlaps few bands, and these
  /// bands contain few events outside of the circle.
  private static let bandsPerDegree = 2.0

  /// Returns the band that contains a latitude.
  static func band(of latitude: Double) -> Int {
    Int(((latitude + 90) * bandsPerDegree).rounded(.down))
  }

  init(around centre: Coordinates, radius: Radius) {
    let reach = radius.degrees + Self.slack
    let (south, north) = (centre.latitude - reach, centre.latitude + reach)
    bands = Self.band(of: max(-90, south))...Self.band(of: min(90, north))
    guard south > -90, north < 90 else {
      // The circle contains a pole and therefore every longitude.
      stretches = [-180...180]
      return
    }
    // The meridians that are tangent to the circle:
    // https://mathworld.wolfram.com/SphericalTrigonometry.html
    let sine = reach.radians.sine / centre.latitude.radians.cosine
    let width = min(1, sine).arcsine * 180 / .pi + Self.slack
    let (west, east) = (centre.longitude - width, centre.longitude + width)
    stretches =
      width >= 180
      ? [-180...180]
      : west < -180
        ? [-180...east, (west + 360)...180]
        : east > 180 ? [-180...(east - 360), west...180] : [west...east]
  }

  /// A rounding margin of a millionth of a degree. The exact decision is made by the chord, not by
  /// these bounds.
  private static let slack = 1e-6
}

extension Double {
  /// This angle in radians. The angle itself is in degrees.
  var radians: Double { self * .pi / 180 }
}
