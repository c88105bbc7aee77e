import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeQueryTests {
  private let rules = QuakeRules.fixture

  @Test(arguments: [(2.5, true), (2.49, false), (nil, false)])
  func excludesWeakerQuakesAndThoseWithoutAMagnitude(_ magnitude: Double?, _ isIn: Bool) {
    let quake = Quake.fixture(magnitude: magnitude)
    #expect(QuakeQuery.fixture(magnitude: 2.5).matches(quake, by: rules) == isIn)
    #expect(QuakeQuery.fixture().matches(quake, by: rules))
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
    (.fixture(near: Place(at: .sanRamon)), .fixture(), true),
  ])
  func coversNarrowerQueries(_ one: QuakeQuery, _ other: QuakeQuery, _ covers: Bool) {
    #expect(one.covers(other, by: rules) == covers)
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

  @Test func doesNotHalveAMillisecond() {
    #expect(QuakePeriod.fixture("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z").halves == nil)
  }

  /// Repeats the halving down to single milliseconds. The seed makes failures reproducible.
  @Test func halvesAPeriodRepeatedlyWithoutGapsOrOverlap() throws {
    var random = SeededNumbers(seed: 6)
    for round in 0..<200 {
      let ends = (0..<2).map { _ in Int64.random(in: Timestamp.bounds, using: &random) }.sorted()
      let moments = ends.compactMap { Timestamp(millisecondsSince1970: $0) }
      var period =
        round == 0 ? QuakePeriod.always : QuakePeriod(from: moments[0], through: moments[1])
      while let whole = period, whole.first < whole.last {
        let (earlier, later) = try #require(whole.halves)
        let isWhole =
          earlier.first == whole.first && later.last == whole.last
          && earlier.first <= earlier.last && later.first <= later.last
          && earlier.last.millisecondsSince1970 + 1 == later.first.millisecondsSince1970
        #expect(isWhole, "\(whole) became \(earlier) and \(later)")
        period = Bool.random(using: &random) ? earlier : later
      }
    }
  }
}
