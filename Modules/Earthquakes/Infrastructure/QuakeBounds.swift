import CoreDomain
import EarthquakesDomain

/// A point of the unit sphere: where a place of the globe lies seen from its centre.
///
/// The straight line between two such points, the chord, is longer the further they are apart, so a
/// circle is a limit of its length: arithmetic that every engine of SQL knows, with no angle in it.
struct QuakePoint: Hashable {
  let x: Double
  let y: Double
  let z: Double

  init(_ coordinates: Coordinates, by trigonometry: any Trigonometry) {
    let (latitude, longitude) = (coordinates.latitude.radians, coordinates.longitude.radians)
    let east = trigonometry.cosine(latitude)
    x = east * trigonometry.cosine(longitude)
    y = east * trigonometry.sine(longitude)
    z = trigonometry.sine(latitude)
  }
}

/// The lengths of chords that decide about a circle: what is shorter than the inner one lies in it, what is
/// longer than the outer one does not, and between them the rounding of sines could tell either.
struct QuakeChord: Hashable {
  let inner: Double
  let outer: Double

  /// How far the numbers of the Domain and those of the tables can be apart, by a wide margin: each step
  /// of either is off by 1e-15 at most. On the globe it is less than a tenth of a millimetre.
  static let margin = 1e-11

  init(_ radius: Radius, by trigonometry: any Trigonometry) {
    let length = 2 * trigonometry.sine(min(radius.degrees, 180).radians / 2)
    inner = max(0, length - Self.margin)
    outer = length + Self.margin
  }
}

/// The part of the globe between two latitudes and two longitudes that a circle lies in.
struct QuakeBounds: Hashable {
  /// The bands of latitude, from the south.
  let bands: ClosedRange<Int>
  /// The stretches of longitude, from the west: two where the circle crosses the date line.
  let stretches: [ClosedRange<Double>]

  /// Half a degree, 56 km: a usual circle touches a few bands, and few events of a band beside it.
  private static let bandsPerDegree = 2.0

  /// The band that a latitude lies in.
  static func band(of latitude: Double) -> Int {
    Int(((latitude + 90) * bandsPerDegree).rounded(.down))
  }

  init(around centre: Coordinates, radius: Radius, by trigonometry: any Trigonometry) {
    let reach = radius.degrees + Self.slack
    let (south, north) = (centre.latitude - reach, centre.latitude + reach)
    bands = Self.band(of: max(-90, south))...Self.band(of: min(90, north))
    guard south > -90, north < 90 else {
      // A pole lies in the circle, and with it every longitude.
      stretches = [-180...180]
      return
    }
    // Where a meridian touches a circle: https://mathworld.wolfram.com/SphericalTrigonometry.html
    let sine = trigonometry.sine(reach.radians) / trigonometry.cosine(centre.latitude.radians)
    let width = trigonometry.arcsine(min(1, sine)) * 180 / .pi + Self.slack
    let (west, east) = (centre.longitude - width, centre.longitude + width)
    stretches =
      width >= 180
      ? [-180...180]
      : west < -180
        ? [-180...east, (west + 360)...180]
        : east > 180 ? [-180...(east - 360), west...180] : [west...east]
  }

  /// A millionth of a degree more, against rounding: the chord decides, not the bounds.
  private static let slack = 1e-6
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
