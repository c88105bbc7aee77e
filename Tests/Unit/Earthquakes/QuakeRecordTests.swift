import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import FoundationEssentials
import Testing

@Suite struct QuakeRecordTests {
  private let whole = Quake.fixture(
    id: "nc1", time: .fixture("1969-12-31T23:59:59.5Z"), magnitude: -0.25, depth: -1.5,
    placeName: "7km NW of “Somewhere”", at: .fixture(38.78, -121.98),
    kind: QuakeKind("quarry_blast"), page: "https://example.org/nc1")

  @Test func encodesTheKeysOfAQuake() throws {
    let circle = QuakeQuery.fixture().circle(by: .fixture)
    #expect(
      try json(QuakeRecord(NearbyQuake(whole, in: circle))) == """
        {"depthKm":-1.5,"distanceKm":111.12,"id":"nc1","latitude":38.78,"longitude":-121.98,\
        "magnitude":-0.25,"place":"7km NW of “Somewhere”","time":"1969-12-31T23:59:59.500Z",\
        "type":"quarry blast","url":"https://example.org/nc1"}
        """)
  }

  @Test func encodesAbsentValuesAsNull() throws {
    let bare = Quake.fixture(
      time: .fixture("2026-01-01T00:00:00Z"), magnitude: nil, depth: nil, placeName: nil)
    #expect(
      try json(QuakeRecord(bare)) == """
        {"depthKm":null,"distanceKm":null,"id":"a1","latitude":37.78,"longitude":-121.98,\
        "magnitude":null,"place":null,"time":"2026-01-01T00:00:00.000Z","type":"earthquake","url":null}
        """)
  }

  @Test func encodesAQuakeTheSameInAListAndAlone() throws {
    let circle = QuakeQuery.fixture().circle(by: .fixture)
    let listed = try memberNames(of: QuakeRecord(NearbyQuake(whole, in: circle)))
    #expect(try memberNames(of: QuakeRecord(whole)) == listed)
    #expect(try memberNames(of: QuakeRecord(.fixture(magnitude: nil, depth: nil))) == listed)
  }

  @Test func roundsADistanceToATenthOfAMetre() throws {
    let circle = QuakeQuery.fixture().circle(by: .fixture)
    let near = NearbyQuake(.fixture(at: .fixture(37.7812345, -121.9912345)), in: circle)
    let written = try #require(QuakeRecord(near).distanceKm)
    #expect(abs(written - near.distance.kilometres) <= 0.00005)
    #expect("\(written)".split(separator: ".").last.map { $0.count <= 4 } == true)
  }

  @Test func encodesTheKeysOfACount() throws {
    let query = QuakeQuery.fixture(radius: 50, magnitude: 2.5)
    let count = QuakeCount(
      query: query, count: 3, origin: .service(.fixture("2026-01-01T00:00:00Z")))
    #expect(
      try json(QuakeCountRecord(count)) == """
        {"count":3,"latitude":37.78,"longitude":-121.98,"minMagnitude":2.5,"place":"San Ramon",\
        "radiusKm":50,"since":"2015-10-01T00:00:00.000Z"}
        """)
  }

  @Test func encodesACountWithoutAMinimumMagnitude() throws {
    let count = QuakeCount(
      query: .fixture(), count: 0, origin: .service(.fixture("2026-01-01T00:00:00Z")))
    #expect(try json(QuakeCountRecord(count)).contains("\"minMagnitude\":null"))
  }

  @Test func encodesTheKeysOfAPlace() throws {
    #expect(
      try json(PlaceRecord(.sanRamon)) == """
        {"latitude":37.78,"longitude":-121.98,"name":"San Ramon","region":"California, United States"}
        """)
  }

  private func json(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }
}
