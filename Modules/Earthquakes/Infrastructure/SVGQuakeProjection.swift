import CoreDomain
import EarthquakesDomain

/// The azimuthal equidistant projection of the globe onto a disc. Every point has its true distance
/// and direction from the middle.
///
/// A query selects quakes by their distance from a place, so distances from the middle must be
/// true. The query's circle is a circle on the map, and neither the date line nor the poles are
/// special cases. Even the whole globe fits; its rim is then the antipode of the middle.
/// https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection
struct SVGQuakeProjection {
  /// The middle of the disc, and its radius, in units of the image.
  let middle: SVGPoint
  let reach: Double
  let centre: Coordinates
  /// The radius of the disc, in degrees of a great circle. It is the query's radius, or less if all
  /// marks are near the middle. It is greater than 0 even if the query's radius is 0.
  let degrees: Double

  private let circle: Circle
  private let sine: Double
  private let cosine: Double

  /// - Parameter quakes: The quakes that have to be visible.
  init(
    of query: QuakeQuery, showing quakes: [NearbyQuake], by rules: QuakeRules, middle: SVGPoint,
    reach: Double
  ) {
    self.middle = middle
    self.reach = reach
    centre = query.place.coordinates
    degrees = Self.degrees(of: query, showing: quakes)
    circle = query.circle(by: rules)
    sine = centre.latitude.radians.sine
    cosine = centre.latitude.radians.cosine
  }

  /// The radius of the disc in kilometres.
  var kilometres: Double { degrees * Self.kilometresPerDegree }

  /// Image units per degree.
  var scale: Double { reach / degrees }

  /// Returns the distance from the middle to a point, in degrees.
  func distance(to point: Coordinates) -> Double { circle.distance(to: point).degrees }

  /// Returns the position of a point in the image.
  func position(of point: Coordinates) -> SVGPoint {
    let latitude = point.latitude.radians
    let turn = (point.longitude - centre.longitude).radians
    let cosineOfPoint = latitude.cosine
    let east = cosineOfPoint * turn.sine
    let north =
      cosine * latitude.sine - sine * cosineOfPoint * turn.cosine
    // The middle and its antipode have no direction, so any direction will do.
    let length = (east * east + north * north).squareRoot()
    guard length > 0 else {
      return SVGPoint(x: middle.x, y: middle.y - distance(to: point) * scale)
    }
    let factor = distance(to: point) * scale / length
    return SVGPoint(x: middle.x + east * factor, y: middle.y - north * factor)
  }

  /// Whether the disc contains a pole and therefore every longitude.
  var hasPole: Bool { abs(centre.latitude) + degrees >= 90 }

  /// How far the disc extends to the east and to the west of the middle, in degrees of longitude.
  var longitudes: Double {
    guard !hasPole else { return 180 }
    let sine = degrees.radians.sine / cosine
    return min(1, sine).arcsine * 180 / .pi
  }

  /// Returns the radius of the query. If the quakes fit into a clearly smaller radius, returns that
  /// radius instead, as a round number of kilometres.
  private static func degrees(of query: QuakeQuery, showing quakes: [NearbyQuake]) -> Double {
    let whole = max(query.radius.degrees, smallest)
    guard let farthest = quakes.map(\.distance.degrees).max() else { return whole }
    let needed = max(smallest, farthest * 1.1) * kilometresPerDegree
    var unit = 1.0
    while unit * 10 < needed { unit *= 10 }
    let round = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map { $0 * unit }.first { $0 >= needed } ?? needed
    let degrees = round / kilometresPerDegree
    return degrees < whole * 0.75 ? degrees : whole
  }

  /// The service's kilometres per degree: see `Radius`.
  private static let kilometresPerDegree = Radius.wholeGlobe.kilometres / 180

  /// The minimum radius in degrees, about 1 km.
  private static let smallest = 0.01
}

/// A point in an image: `x` to the right, `y` downwards.
struct SVGPoint: Equatable {
  var x: Double
  var y: Double

  /// The point as SVG path data.
  var text: String { "\(SVGElement.number(x)) \(SVGElement.number(y))" }
}
