import CoreDomain
import EarthquakesDomain

/// How the globe becomes a disc around the place that was asked about: the azimuthal equidistant
/// projection. Every point has its true distance and direction from the middle.
///
/// The question is “how far from here?”, so this is what has to be right. The circle of the question is a
/// circle on the map, and there is no edge at the date line and no blank at a pole; even the
/// whole globe fits, with the point opposite of the place as the rim.
/// https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection
struct SVGQuakeProjection {
  /// Where the middle of the disc is in the picture, and how far it reaches there.
  let middle: SVGPoint
  let reach: Double
  let centre: Coordinates
  /// What the disc shows, in degrees of the great circle from the middle. It is above 0 even where nothing
  /// but the place itself was asked about.
  let degrees: Double

  private let circle: Circle
  private let trigonometry: any Trigonometry
  private let sine: Double
  private let cosine: Double

  init(of question: QuakeQuestion, by rules: QuakeRules, middle: SVGPoint, reach: Double) {
    self.middle = middle
    self.reach = reach
    centre = question.place.coordinates
    degrees = max(question.radius.degrees, Self.smallest)
    circle = question.circle(by: rules)
    trigonometry = rules.trigonometry
    sine = trigonometry.sine(Self.radians(centre.latitude))
    cosine = trigonometry.cosine(Self.radians(centre.latitude))
  }

  /// How many units of the picture a degree has.
  var scale: Double { reach / degrees }

  /// How far a point is from the middle, in degrees.
  func distance(to point: Coordinates) -> Double { circle.distance(to: point).degrees }

  /// Where a point is in the picture.
  func position(of point: Coordinates) -> SVGPoint {
    let latitude = Self.radians(point.latitude)
    let turn = Self.radians(point.longitude - centre.longitude)
    let cosineOfPoint = trigonometry.cosine(latitude)
    let east = cosineOfPoint * trigonometry.sine(turn)
    let north =
      cosine * trigonometry.sine(latitude) - sine * cosineOfPoint * trigonometry.cosine(turn)
    // The point in the middle has no direction, and neither has the one opposite: any will do.
    let length = (east * east + north * north).squareRoot()
    guard length > 0 else {
      return SVGPoint(x: middle.x, y: middle.y - distance(to: point) * scale)
    }
    let factor = distance(to: point) * scale / length
    return SVGPoint(x: middle.x + east * factor, y: middle.y - north * factor)
  }

  /// Whether the disc reaches a pole, so that it has every longitude in it.
  var hasPole: Bool { abs(centre.latitude) + degrees >= 90 }

  /// The longitudes of the disc: so many degrees to the east and to the west of the middle.
  var longitudes: Double {
    guard !hasPole else { return 180 }
    let sine = trigonometry.sine(Self.radians(degrees)) / cosine
    return trigonometry.arcsine(min(1, sine)) * 180 / .pi
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// About a kilometre.
  private static let smallest = 0.01
}

/// A place in a picture: `x` to the right, `y` downwards.
struct SVGPoint: Equatable {
  var x: Double
  var y: Double

  /// As an element’s path writes it.
  var text: String { "\(SVGElement.number(x)) \(SVGElement.number(y))" }
}
