import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeMeasureTests {
  @Test(arguments: [-10, -0.2, 0, 4.5, 12])
  func acceptsANegativeMagnitude(_ number: Double) {
    #expect(Magnitude(number)?.value == number)
  }

  @Test(arguments: [-10.01, 12.01, .infinity, -.infinity, .nan])
  func limitsTheMagnitude(_ number: Double) {
    #expect(Magnitude(number) == nil)
  }

  @Test func acceptsADepthAboveTheSea() {
    #expect(Depth(kilometres: -3.5)?.kilometres == -3.5)
    #expect(Depth(kilometres: -100.1) == nil)
    #expect(Depth(kilometres: 1000.1) == nil)
    #expect(Depth(kilometres: .nan) == nil)
  }

  @Test func acceptsARadiusFromZeroToHalfTheGlobe() {
    #expect(Radius(kilometres: 0)?.degrees == 0)
    #expect(Radius(kilometres: 20_001.6) == .wholeGlobe)
    #expect(abs(Radius.wholeGlobe.degrees - 180) < 1e-9)
    #expect(Radius(kilometres: -0.1) == nil)
    #expect(Radius(kilometres: 20_001.7) == nil)
    #expect(Radius(kilometres: .nan) == nil)
  }

  @Test func usesTheDegreeLengthOfTheService() {
    #expect(Radius(kilometres: 111.12)?.degrees == 1)
  }
}

@Suite struct QuakeKindTests {
  @Test(arguments: [
    ("quarry_blast", "quarry blast"), ("Ice Quake", "ice quake"), ("earthquake", "earthquake"),
    ("", "earthquake"), ("  ", "earthquake"), (nil, "earthquake"),
  ])
  func readsTheCurrentAndTheFormerFormat(_ written: String?, _ name: String) {
    #expect(QuakeKind(written).name == name)
  }
}

@Suite struct QuakeStartTests {
  @Test(arguments: [
    ("2015-10-01", "2015-10-01T00:00:00Z"), (" 1906-04-18\n", "1906-04-18T00:00:00Z"),
    ("2023-04-01T00:00:00+09:00", "2023-03-31T15:00:00Z"),
    ("2023-04-01 12:30:00.5Z", "2023-04-01T12:30:00.500Z"), ("0001-01-01", "0001-01-01T00:00:00Z"),
    ("2015-10-01T12:00:00", "2015-10-01T12:00:00Z"),
    (" 2015-10-01 12:00:00.25 ", "2015-10-01T12:00:00.250Z"),
  ])
  func parsesADayOrATime(_ typed: String, _ moment: String) throws {
    #expect(try QuakeStart(typed).moment == .fixture(moment))
  }

  @Test(arguments: [
    "", "yesterday", "10/1/2015", "2015-02-29", "2015-1-1", "2015-10-01T00:00", "20151001",
  ])
  func rejectsOtherTexts(_ typed: String) {
    let failure = #expect(throws: QuakeFieldFailure.self) { try QuakeStart(typed) }
    #expect(failure?.field == .since)
  }

  @Test(arguments: [
    ("2015-10-01", "2015-10-01"), ("1969-12-31T00:00:00Z", "1969-12-31"),
    ("2015-10-01T00:00:00.001Z", "2015-10-01T00:00:00.001Z"),
    ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
  ])
  func writesMidnightAsADay(_ typed: String, _ iso8601: String) throws {
    #expect(try QuakeStart(typed).iso8601 == iso8601)
  }
}

@Suite struct CoordinatesTests {
  @Test(arguments: [
    (181, -179), (180, 180), (-180, 180), (-180.5, 179.5), (360, 0), (-360, 0), (0, 0),
    (359.5, -0.5), (238.02, -121.98), (-238.02, 121.98), (180.000_000_000_01, 180),
  ])
  func writesAPointInOneFormat(_ written: Double, _ longitude: Double) {
    #expect(Coordinates(latitude: 1, longitude: written)?.longitude == longitude)
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
  /// The last two are San Francisco and Los Angeles.
  @Test(arguments: [
    ((0, 0), (0, 90), 90.0),  // A quarter of the equator.
    ((0, 0), (0, 180), 180),  // Antipodes on the equator,
    ((90, 0), (-90, 0), 180),  // at the poles,
    ((37.5, -121.25), (-37.5, 58.75), 180),  // and elsewhere.
    ((0, 179.5), (0, -179.5), 1),  // Across the date line.
    ((89, 0), (89, 180), 2),  // Across a pole.
    ((90, 0), (90, 135), 0),  // A pole has every longitude.
    ((-90, 12), (-89, 77), 1),
    ((10, 20), (10, 20), 0),
    ((0, 0), (45, 90), 90),  // An octant.
    ((37.7749, -122.4194), (34.0522, -118.2437), 5.028_292),  // By the law of cosines.
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

  @Test func includesItsEdge() {
    let point = Coordinates.fixture(0, 1)
    let distance = rules.circle(around: .fixture(0, 0), radius: .usual).distance(to: point)
    let exact = rules.circle(around: .fixture(0, 0), radius: .fixture(distance.kilometres))
    let smaller = rules.circle(around: .fixture(0, 0), radius: .fixture(distance.kilometres - 1e-6))
    #expect(exact.contains(point))
    #expect(!smaller.contains(point))
  }

  @Test(arguments: [(90, 0), (-90, 0), (-37.78, 58.02), (0, 180)])
  func includesEverythingForTheWholeGlobe(_ latitude: Double, _ longitude: Double) {
    let circle = rules.circle(around: .sanRamon, radius: .wholeGlobe)
    #expect(circle.contains(.fixture(latitude, longitude)))
  }
}

@Suite struct QuakeLikenessTests {
  private let rules = QuakeRules.fixture
  private let one = Quake.fixture(id: "us1", identifiers: ["ak2", "pt9"])

  @Test func ignoresAnIdentifierOfAThirdEvent() {
    let other = Quake.fixture(id: "us3", identifiers: ["pt9"])
    #expect(!rules.isSameEvent(one, other) && !rules.isSameEvent(other, one))
    #expect(!rules.isSameEvent(one, .fixture(id: "us4")))
  }

  @Test(arguments: [(60_000, true), (60_001, false), (-60_000, true), (-60_001, false)])
  func matchesEventsUpToAMinuteApart(_ milliseconds: Int64, _ isSame: Bool) throws {
    let time = try #require(
      Timestamp(millisecondsSince1970: one.time.millisecondsSince1970 + milliseconds))
    #expect(rules.isSameEvent(one, .fixture(id: "ak2", time: time)) == isSame)
  }

  @Test(arguments: [(2.24, true), (2.26, false), (-2.24, true), (-2.26, false)])
  func matchesEventsUpTo250KilometresApart(_ degrees: Double, _ isSame: Bool) {
    let place = Coordinates.fixture(37.78 + degrees, -121.98)
    #expect(rules.isSameEvent(one, .fixture(id: "ak2", at: place)) == isSame)
  }
}

@Suite struct QuakeRecordTests {
  private let circle = QuakeQuery.fixture().circle(by: .fixture)

  @Test func encodesTheKeysOfAQuake() throws {
    let whole = Quake.fixture(
      id: "nc1", time: .fixture("1969-12-31T23:59:59.5Z"), magnitude: -0.25, depth: -1.5,
      placeName: "7km NW of “Somewhere”", at: .fixture(38.78, -121.98),
      kind: QuakeKind("quarry_blast"), page: "https://example.org/nc1")
    #expect(
      try printedJSON(QuakeRecord(NearbyQuake(whole, in: circle))) == """
        {"depthKm":-1.5,"distanceKm":111.12,"id":"nc1","latitude":38.78,"longitude":-121.98,\
        "magnitude":-0.25,"place":"7km NW of “Somewhere”","time":"1969-12-31T23:59:59.500Z",\
        "type":"quarry blast","url":"https://example.org/nc1"}
        """)
  }

  @Test func encodesAbsentValuesAsNull() throws {
    let bare = Quake.fixture(magnitude: nil, depth: nil, placeName: nil)
    #expect(
      try printedJSON(QuakeRecord(bare)) == """
        {"depthKm":null,"distanceKm":null,"id":"a1","latitude":37.78,"longitude":-121.98,\
        "magnitude":null,"place":null,"time":"2026-01-01T00:00:00.000Z","type":"earthquake","url":null}
        """)
  }

  @Test func roundsADistanceToATenthOfAMetre() throws {
    let near = NearbyQuake(.fixture(at: .fixture(37.7812345, -121.9912345)), in: circle)
    let written = try #require(QuakeRecord(near).distanceKm)
    #expect(abs(written - near.distance.kilometres) <= 0.00005)
    #expect("\(written)".split(separator: ".").last.map { $0.count <= 4 } == true)
  }

  @Test func encodesTheKeysOfACount() throws {
    let count = QuakeCount.fixture(3, of: .fixture(radius: 50, magnitude: 2.5))
    #expect(
      try printedJSON(QuakeCountRecord(count)) == """
        {"count":3,"latitude":37.78,"longitude":-121.98,"minMagnitude":2.5,"place":"San Ramon",\
        "radiusKm":50,"since":"2015-10-01T00:00:00.000Z"}
        """)
    #expect(try printedJSON(QuakeCountRecord(.fixture())).contains(#","minMagnitude":null,"#))
  }
}
