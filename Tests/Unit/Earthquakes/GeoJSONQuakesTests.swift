import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import Testing

@Suite struct GeoJSONQuakesTests {
  @Test func readsEveryMemberOfARowAndSkipsOthers() async throws {
    let found = try await quakes(
      #"""
      {"type":"FeatureCollection","metadata":{"generated":1,"status":200,"count":99,"new":[{}]},
       "bbox":[-122.5,38.8,2.5,-122.5,38.8,2.5],"features":[{"type":"Feature","extra":{"a":[1]},
       "properties":{"mag":-0.25,"place":"7 km NW of Somewhere","time":-14168000500,
        "updated":1680620722782,"tz":null,"url":"https://example.org/us1","felt":3,"alert":"green",
        "tsunami":1,"ids":",us1,ak2,","type":"quarry_blast","title":"M -0.2"},
       "geometry":{"type":"Point","coordinates":[237.5,38.75,-1.5]},"id":"us1"}]}
      """#)
    #expect(
      found == [
        Quake.fixture(
          id: "us1", identifiers: ["ak2"], time: .fixture("1969-07-21T00:26:39.500Z"),
          updated: .fixture("2023-04-04T15:05:22.782Z"), magnitude: -0.25, depth: -1.5,
          at: .fixture(38.75, -122.5), kind: QuakeKind("quarry blast"),
          page: "https://example.org/us1", tsunami: true, felt: 3)
      ])
  }

  @Test(arguments: [
    (#""mag":null,"place":null,"felt":null,"url":null"#, "[-122,38,null]"),
    ("", "[-122,38]"),
    (#""mag":"1.5","place":7,"felt":"many","url":{},"tsunami":"no""#, "[-122,38,\"deep\"]"),
    (#""mag":99,"place":"","felt":-1,"url":"javascript:alert(1)""#, "[-122,38,5000]"),
    (#""mag":1e400,"felt":2.5"#, "[-122,38,-1e9]"),
  ])
  func readsAbsentOrInvalidValuesAsNil(_ members: String, _ point: String) async throws {
    let found = try await quakes(collection(row(members, at: point)))
    #expect(
      found == [
        Quake.fixture(
          id: "us1", time: .fixture(), updated: .fixture(), magnitude: nil, depth: nil,
          placeName: nil,
          at: .fixture(38, -122))
      ])
  }

  @Test(arguments: [
    ("1767225600000.9", "2026-01-01T00:00:00Z"), ("1.7672256e12", "2026-01-01T00:00:00Z"),
    ("-0.5", "1969-12-31T23:59:59.999Z"),
  ])
  func readsATimeInAnyNumberFormat(_ written: String, _ time: String) async throws {
    let text = row("", at: "[0,0]").replacing("1767225600000", with: written)
    #expect(try await quakes(collection(text)).map(\.time) == [.fixture(time)])
  }

  @Test(arguments: [
    "null", "7", "{}", #"{"id":"x"}"#, #"{"id":"x","properties":null,"geometry":null}"#,
    #"{"id":"x","properties":{"time":1},"geometry":{"coordinates":[1]}}"#,
    #"{"id":"x","properties":{"time":1},"geometry":{"coordinates":[1,91]}}"#,
    #"{"id":"x","properties":{"time":1},"geometry":{"coordinates":[null,1]}}"#,
    #"{"id":"x","properties":{"time":1e300},"geometry":{"coordinates":[1,1]}}"#,
    #"{"id":"x","properties":{"time":null},"geometry":{"coordinates":[1,1]}}"#,
    #"{"id":"","properties":{"time":1},"geometry":{"coordinates":[1,1]}}"#,
    #"{"id":7,"properties":{"time":1},"geometry":{"coordinates":[1,1]}}"#,
  ])
  func skipsAndCountsInvalidRows(_ bad: String) async throws {
    let text = collection("\(bad),\(row("", at: "[0,0]")),\(bad)")
    let rows = try await source(text).rows(.everywhere(), in: .always)
    #expect(rows.quakes.map(\.id.raw) == ["us1"] && rows.skipped == 2)
  }

  @Test func replacesNUL() async throws {
    let text = row(#""place":"th\u0000ere""#, at: "[0,0]").replacing("us1", with: #"us\u00001"#)
    let quake = try #require(try await quakes(collection(text)).first)
    #expect(quake.placeName == "th\u{FFFD}ere" && quake.id.raw == "us\u{FFFD}1")
  }

  @Test func ignoresADifferentCountInTheMetadata() async throws {
    for metadata in [
      #"{"count":0}"#, #"{"count":7,"status":200}"#, "null", "[]", #"{"status":"200"}"#,
    ] {
      let text = #"{"metadata":\#(metadata),"features":[\#(row("", at: "[0,0]"))]}"#
      #expect(try await quakes(text).count == 1)
    }
  }

  @Test func readsAnEventInACollection() async throws {
    let one = source(collection(row("", at: "[0,0]")))
    #expect(try await one.quake(Quake.ID("us1")).id == Quake.ID("us1"))
    await #expect(throws: QuakeSourceFailure.unknown(Quake.ID("us1"))) {
      try await source(collection("")).quake(Quake.ID("us1"))
    }
  }

  @Test(arguments: [
    "", #"{"type":"FeatureCollection","features":[{"type":"Fea"#, "<html>Sign in</html>", "[]",
    "12 apples",
  ])
  func rejectsAReplyOfAnotherFormat(_ text: String) async {
    let failure = QuakeSourceFailure.unreadable("It is not the expected JSON, or is incomplete.")
    await #expect(throws: failure) { try await quakes(text) }
    await #expect(throws: failure) { try await source(text).count(.fixture(), in: nil) }
  }

  @Test(arguments: ["{}", #"{"type":"Topology"}"#, #"{"features":null}"#])
  func rejectsAReplyThatIsNotAList(_ text: String) async {
    let failure = QuakeSourceFailure.unreadable("It is JSON, but not a list of events.")
    await #expect(throws: failure) { try await quakes(text) }
  }

  @Test(arguments: [
    (#"{"count":12,"maxAllowed":20000}"#, 12), (#"{"count":12.0}"#, 12), ("12", 12), ("12\n", 12),
    (#"{"count":0}"#, 0), ("0", 0),
  ])
  func readsACountAsJSONOrAsPlainText(_ text: String, _ count: Int) async throws {
    #expect(try await source(text).count(.fixture(), in: nil) == count)
  }

  @Test(arguments: ["{}", #"{"count":-1}"#, #"{"count":1.5}"#, #"{"count":"12"}"#])
  func rejectsAReplyThatIsNotACount(_ text: String) async {
    let failure = QuakeSourceFailure.unreadable("It is JSON, but has no valid number of events.")
    await #expect(throws: failure) { try await source(text).count(.fixture(), in: nil) }
  }

  @Test(arguments: [
    ("Bad X.", QuakeSourceFailure.refused(reason: "Bad X.")),
    ("20160 matching events exceeds search limit of 15000. Modify it.", .tooMany(limit: 15_000)),
  ])
  func readsAnErrorInTheMetadataAsARejection(
    _ error: String, _ failure: QuakeSourceFailure
  ) async {
    let text = #"{"metadata":{"status":400,"count":0,"error":"\#(error)"},"features":[]}"#
    await #expect(throws: failure) { try await quakes(text) }
  }

  private func quakes(_ text: String) async throws -> [Quake] {
    try await source(text).quakes(.everywhere(), in: .always)
  }

  private func source(_ text: String) -> HTTPQuakeSource {
    HTTPQuakeSource(client: StubHTTPClient(text: text), base: "http://a")
  }

  private func collection(_ rows: String) -> String {
    #"{"type":"FeatureCollection","metadata":{"status":200,"count":1},"features":[\#(rows)]}"#
  }

  private func row(_ members: String, at point: String) -> String {
    let members = members.isEmpty ? "" : members + ","
    return #"{"id":"us1","properties":{\#(members)"time":1767225600000},"#
      + #""geometry":{"type":"Point","coordinates":\#(point)}}"#
  }
}
