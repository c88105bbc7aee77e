import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeQueryTests {
  private let rules = QuakeRules.fixture

  @Test func usesAHundredKilometresSinceOctober2015ByDefault() {
    #expect(QuakeQuery(place: .sanRamon) == .fixture(radius: 100, since: "2015-10-01"))
  }

  @Test func includesTheFirstMillisecondOfTheRange() {
    let query = QuakeQuery.fixture(since: "2026-01-01")
    #expect(matches(query, .fixture(time: .fixture("2026-01-01T00:00:00Z"))))
    #expect(!matches(query, .fixture(time: .fixture("2025-12-31T23:59:59.999Z"))))
  }

  @Test(arguments: [(2.5, true), (2.49, false), (nil, false)])
  func excludesWeakerQuakesAndThoseWithoutAMagnitude(_ magnitude: Double?, _ isIn: Bool) {
    #expect(matches(.fixture(magnitude: 2.5), .fixture(magnitude: magnitude)) == isIn)
  }

  @Test(arguments: [-0.4, 9.5, nil])
  func includesEveryMagnitudeByDefault(_ magnitude: Double?) {
    #expect(matches(.fixture(), .fixture(magnitude: magnitude)))
  }

  @Test func excludesQuakesOutsideTheRadius() {
    #expect(matches(.fixture(radius: 120), .fixture(at: .fixture(38.78, -121.98))))
    #expect(!matches(.fixture(radius: 110), .fixture(at: .fixture(38.78, -121.98))))
  }

  @Test(arguments: [
    (QuakeQuery.fixture(), 0, "0 earthquakes within 100 km of San Ramon since 2015-10-01"),
    (
      .fixture(magnitude: 0), 2,
      "2 earthquakes of magnitude 0 or more within 100 km of San Ramon since 2015-10-01"
    ),
    (
      .fixture(radius: 20_000), 2,
      "2 earthquakes within 20,000 km of San Ramon since 2015-10-01"
    ),
    (.fixture(radius: 1.5), 1, "1 earthquake within 1.5 km of San Ramon since 2015-10-01"),
    (
      .fixture(since: "2026-01-01T12:00:00Z", magnitude: -0.5), 12_569,
      "12,569 earthquakes of magnitude −0.5 or more within 100 km of San Ramon "
        + "since 2026-01-01T12:00:00Z"
    ),
  ])
  func describesANumberOfMatches(_ query: QuakeQuery, _ count: Int, _ sentence: String) {
    #expect(query.sentence(of: count) == sentence)
  }

  /// Whether the first query covers the second one. The place north of San Ramon is 1° away.
  @Test(arguments: [
    (QuakeQuery.fixture(), QuakeQuery.fixture(), true),
    (.fixture(), .fixture(radius: 99), true),
    (.fixture(), .fixture(radius: 101), false),
    (.fixture(), .fixture(since: "2020-01-01"), true),
    (.fixture(), .fixture(since: "2015-09-30"), false),
    (.fixture(), .fixture(magnitude: 4), true),
    (.fixture(magnitude: 4), .fixture(), false),
    (.fixture(magnitude: 4), .fixture(magnitude: 4), true),
    (.fixture(magnitude: 4), .fixture(magnitude: 3.9), false),
    (.fixture(radius: 300), .fixture(near: .fixture(38.78, -121.98), radius: 188), true),
    (.fixture(radius: 300), .fixture(near: .fixture(38.78, -121.98), radius: 189), false),
    (.everywhere(), .fixture(near: .fixture(-37, 58), radius: 20_001.6), true),
    (.fixture(), .everywhere(since: "2020-01-01"), false),
  ])
  func coversNarrowerQueries(_ one: QuakeQuery, _ other: QuakeQuery, _ covers: Bool) {
    #expect(one.covers(other, by: rules) == covers)
  }

  @Test func ignoresTheNameOfAPlaceForCovering() {
    let point = QuakeQuery.fixture(near: Place(at: .sanRamon))
    #expect(point.covers(.fixture(), by: rules))
  }

  private func matches(_ query: QuakeQuery, _ quake: Quake) -> Bool {
    query.matches(quake, by: rules)
  }
}

@Suite struct QuakePeriodTests {
  @Test func rejectsAPeriodThatEndsBeforeItStarts() {
    let (first, last) = (
      Timestamp.fixture("2026-01-01T00:00:00Z"), Timestamp.fixture("2026-01-02T00:00:00Z")
    )
    #expect(QuakePeriod(from: last, through: first) == nil)
    #expect(QuakePeriod(from: first, through: first) != nil)
  }

  @Test func includesBothEnds() {
    let period = QuakePeriod.fixture("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")
    #expect(period.contains(period.first) && period.contains(period.last))
    #expect(!period.contains(.fixture("2025-12-31T23:59:59.999Z")))
    #expect(!period.contains(.fixture("2026-01-01T00:00:01.001Z")))
  }

  @Test func doesNotHalveAMillisecond() {
    #expect(QuakePeriod.fixture("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z").halves == nil)
  }

  @Test(arguments: [
    ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00.001Z"),
    ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00.002Z"),
    ("1969-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z"),
    ("1906-04-18T00:00:00Z", "2026-01-01T00:00:00Z"),
    ("0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"),
  ])
  func halvesAPeriodWithoutGapsOrOverlap(_ first: String, _ last: String) throws {
    try expectWhole(.fixture(first, last))
  }

  /// Repeats the halving down to single milliseconds. The seed makes failures reproducible.
  @Test func halvesAPeriodRepeatedlyWithoutGapsOrOverlap() throws {
    var random = SeededNumbers(seed: 6)
    for _ in 0..<200 {
      let ends = (0..<2).map { _ in Int64.random(in: Timestamp.bounds, using: &random) }.sorted()
      let moments = ends.compactMap { Timestamp(millisecondsSince1970: $0) }
      var period = QuakePeriod(from: moments[0], through: moments[1])
      while let whole = period, whole.first < whole.last {
        let halves = try expectWhole(whole)
        period = Bool.random(using: &random) ? halves.earlier : halves.later
      }
    }
  }

  @discardableResult
  private func expectWhole(
    _ period: QuakePeriod, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (earlier: QuakePeriod, later: QuakePeriod) {
    let (earlier, later) = try #require(period.halves, sourceLocation: sourceLocation)
    let isWhole =
      earlier.first == period.first && later.last == period.last
      && earlier.first <= earlier.last && later.first <= later.last
      && earlier.last.millisecondsSince1970 + 1 == later.first.millisecondsSince1970
    #expect(isWhole, "\(period) became \(earlier) and \(later)", sourceLocation: sourceLocation)
    return (earlier, later)
  }
}
