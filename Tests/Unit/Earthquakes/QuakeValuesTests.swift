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

@Suite struct QuakeIdentifierTests {
  @Test func keepsFormerIdentifiersOfAnEvent() {
    let quake = Quake.fixture(id: "nc1", identifiers: ["us1", "nc1"])
    #expect(quake.identifiers == [Quake.ID("nc1"), Quake.ID("us1")])
    #expect(Quake.fixture(id: "nc1").identifiers == [Quake.ID("nc1")])
  }
}

@Suite struct QuakeStartTests {
  @Test(arguments: [
    ("2015-10-01", "2015-10-01T00:00:00Z"), (" 1906-04-18\n", "1906-04-18T00:00:00Z"),
    ("2023-04-01T00:00:00+09:00", "2023-03-31T15:00:00Z"),
    ("2023-04-01 12:30:00.5Z", "2023-04-01T12:30:00.500Z"), ("0001-01-01", "0001-01-01T00:00:00Z"),
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
    ("2015-10-01", "2015-10-01", "10/1/2015"), ("1969-12-31", "1969-12-31", "12/31/1969"),
    ("2015-10-01T00:00:00.001Z", "2015-10-01T00:00:00.001Z", "2015-10-01T00:00:00.001Z"),
    ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
  ])
  func writesMidnightAsADay(
    _ typed: String, _ iso8601: String, _ american: String
  ) throws {
    let start = try QuakeStart(typed)
    #expect(start.iso8601 == iso8601)
    #expect(start.american == american)
  }
}

@Suite struct QuakeOriginTests {
  private let asked = Timestamp.fixture("2026-01-01T00:00:00Z")

  @Test func showsTheAgeOfStoredData() {
    let later = Timestamp.fixture("2026-01-01T00:01:30.5Z")
    #expect(StoredQuakes(askedAt: asked, now: later, isComplete: true).ageMilliseconds == 90_500)
  }

  @Test func computesNoNegativeAgeIfTheClockWasSetBack() {
    let earlier = Timestamp.fixture("2025-12-31T00:00:00Z")
    #expect(StoredQuakes(askedAt: asked, now: earlier, isComplete: false).ageMilliseconds == 0)
  }

  @Test func everyOriginHasTheTimeOfItsRequest() {
    let stored = StoredQuakes(askedAt: asked, now: asked, isComplete: true)
    #expect(QuakeOrigin.service(asked).askedAt == asked)
    #expect(QuakeOrigin.fresh(askedAt: asked).askedAt == asked)
    #expect(QuakeOrigin.stored(stored, because: .unreachable("No.")).askedAt == asked)
  }
}
