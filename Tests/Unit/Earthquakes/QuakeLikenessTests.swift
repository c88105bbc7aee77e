import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

/// Which descriptions are of one event, and which of them wins.
@Suite struct QuakeLikenessTests {
  private let rules = QuakeRules.fixture
  private let one = Quake.fixture(id: "us1", identifiers: ["ak2", "pt9"])

  @Test func equalPreferredIdentifiersMeanTheSameEvent() {
    let moved = Quake.fixture(id: "us1", time: .fixture(99_999), at: .fixture(-18, 178))
    #expect(rules.isSameEvent(one, moved) && rules.isSameEvent(moved, one))
  }

  @Test func onePreferredIdentifierMatchesInEitherDirection() {
    let named = Quake.fixture(id: "ak2")
    #expect(rules.isSameEvent(one, named) && rules.isSameEvent(named, one))
  }

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

  @Test(arguments: [
    (QuakeOrder.newest, ["b", "c", "a", "d"]), (.largest, ["d", "a", "b", "c"]),
    (.nearest, ["c", "a", "d", "b"]),
  ])
  func sortsEqualQuakesByTimeAndIdentifier(_ order: QuakeOrder, _ ids: [String]) {
    let circle = QuakeQuery.fixture().circle(by: rules)
    let quakes = [
      Quake.fixture(id: "a", time: .fixture(1), magnitude: 3, at: .fixture(38, -122)),
      .fixture(id: "b", time: .fixture(2), magnitude: nil, at: .fixture(39, -122)),
      .fixture(id: "c", time: .fixture(2), magnitude: nil),
      .fixture(id: "d", time: .fixture(0), magnitude: 4, at: .fixture(38, -122)),
    ].map { NearbyQuake($0, in: circle) }
    #expect(quakes.sorted(by: order.places).map(\.quake.id.raw) == ids)
    #expect(quakes.reversed().sorted(by: order.places).map(\.quake.id.raw) == ids)
  }

  @Test func sortsByTimeAndMagnitudeOnTheServiceOnly() {
    #expect(QuakeOrder.allCases.map(\.ofService) == [.newest, .largest, nil])
  }
}
