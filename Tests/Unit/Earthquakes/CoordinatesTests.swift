import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct CoordinatesTests {
  @Test(arguments: [
    (181, -179), (180, 180), (-180, 180), (-180.5, 179.5), (360, 0), (-360, 0), (0, 0),
    (359.5, -0.5),
  ])
  func writesAPointInOneFormat(_ written: Double, _ longitude: Double) {
    #expect(Coordinates(latitude: 1, longitude: written)?.longitude == longitude)
    #expect(
      Coordinates(latitude: 1, longitude: written) == Coordinates(latitude: 1, longitude: longitude)
    )
  }

  @Test(arguments: [
    (90.1, 0), (-90.1, 0), (0, 360.1), (0, -360.1), (.nan, 0), (0, .nan), (.infinity, 0),
  ])
  func rejectsCoordinatesOutsideTheGlobe(_ latitude: Double, _ longitude: Double) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
  }
}

@Suite struct CircleTests {
  private let rules = QuakeRules.fixture

  /// Two points and the great-circle distance between them in degrees, which follows from geometry.
  @Test(arguments: [
    ((0, 0), (0, 90), 90.0),  // A quarter of the equator.
    ((0, 0), (0, 180), 180),  // Antipodes on the equator,
    ((90, 0), (-90, 0), 180),  // at the poles,
    ((37.5, -121.25), (-37.5, 58.75), 180),  // and elsewhere.
    ((0, 179.5), (0, -179.5), 1),  // Across the date line.
    ((89, 0), (89, 180), 2),  // Across a pole.
    ((90, 0), (90, 135), 0),  // A pole has every longitude.
    ((-90, 12), (-89, 77), 1),
    ((60, 0), (60, 180), 60),
    ((10, 20), (10, 20), 0),
    ((0, 0), (45, 90), 90),  // An octant.
  ])
  func distancesFollowTheGreatCircle(
    _ one: (Double, Double), _ other: (Double, Double), _ degrees: Double
  ) {
    let (one, other) = (Coordinates.fixture(one.0, one.1), Coordinates.fixture(other.0, other.1))
    for (centre, point) in [(one, other), (other, one)] {
      let distance = rules.circle(around: centre, radius: .usual).distance(to: point)
      #expect(abs(distance.degrees - degrees) < 1e-6, "\(distance.degrees)")
    }
  }

  /// San Francisco to Los Angeles is 5.0274° by the law of cosines.
  @Test func convertsDegreesToKilometresAsTheServiceDoes() {
    let circle = rules.circle(around: .fixture(37.7749, -122.4194), radius: .usual)
    let distance = circle.distance(to: .fixture(34.0522, -118.2437))
    #expect(abs(distance.kilometres - 5.0274 * 111.12) < 0.1)
    #expect(distance.kilometres == distance.degrees * 111.12)
  }

  @Test func includesItsEdge() {
    let point = Coordinates.fixture(0, 1)
    let distance = rules.circle(around: .fixture(0, 0), radius: .usual).distance(to: point)
    let exact = rules.circle(around: .fixture(0, 0), radius: .fixture(distance.kilometres))
    let smaller = rules.circle(around: .fixture(0, 0), radius: .fixture(distance.kilometres - 1e-6))
    #expect(exact.contains(point))
    #expect(!smaller.contains(point))
  }

  @Test func reachesAcrossTheDateLineAndThePole() {
    let suva = rules.circle(around: .fixture(-18.1416, 178.4419), radius: .fixture(300))
    #expect(suva.contains(.fixture(-18, -179.5)))
    #expect(!suva.contains(.fixture(-18, -178)))
    let pole = rules.circle(around: .fixture(89.5, 10), radius: .fixture(200))
    #expect(pole.contains(.fixture(89, -170)))
    #expect(!pole.contains(.fixture(88, -170)))
  }

  @Test(arguments: [(90, 0), (-90, 0), (-37.78, 58.02), (0, 180)])
  func includesEverythingForTheWholeGlobe(_ latitude: Double, _ longitude: Double) {
    let circle = rules.circle(around: .sanRamon, radius: .wholeGlobe)
    #expect(circle.contains(.fixture(latitude, longitude)))
  }

  @Test func includesThePlaceItselfForARadiusOfZero() {
    let circle = rules.circle(around: .sanRamon, radius: .fixture(0))
    #expect(circle.contains(.sanRamon))
    #expect(!circle.contains(.fixture(37.7801, -121.98)))
  }
}
