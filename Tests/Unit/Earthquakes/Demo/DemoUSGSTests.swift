import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo
@testable import EarthquakesDemo

/// The earthquake service of the demo replies like the real one, errors included.
@Suite struct DemoUSGSTests {
  @Test(arguments: [
    ("", ["c", "b", "a"]), ("&orderby=time", ["c", "b", "a"]),
    ("&orderby=time-asc", ["a", "b", "c"]),
    ("&orderby=magnitude", ["b", "a", "c"]), ("&orderby=magnitude-asc", ["c", "a", "b"]),
    ("&limit=2", ["c", "b"]), ("&limit=2&offset=2", ["b", "a"]), ("&offset=4", []),
    ("&offset=\(Int.max)", []),
    ("&limit=0", []),
    ("&minmag=1", ["b", "a"]), ("&minmagnitude=1.5", ["b"]), ("&maxmagnitude=1.5", ["a"]),
    ("&mindepth=0", ["b"]), ("&maxdepth=-1", ["a"]), ("&eventtype=quarry%20blast", ["c"]),
    ("&end=2026-01-01T00:00:20Z", ["b", "a"]), ("&endtime=2026-01-01T00:00:19.999", ["a"]),
    ("&updatedafter=2026-01-01T00:01:20", ["c"]), ("&minlat=5", ["c", "b"]), ("&maxlat=5", ["a"]),
    ("&minlon=170&maxlon=190", ["c", "b"]), ("&minlon=-190&maxlon=-170", ["c", "b"]),
  ])
  func returnsTheMatchingEvents(_ question: String, _ codes: [String]) {
    let reply = answer("query?format=geojson&starttime=2026-01-01" + question)
    #expect(reply.status == .ok)
    #expect(ids(in: reply) == codes.map { "dm" + $0 })
  }

  @Test(arguments: [
    ("2026-01-01T00:00:10Z", 3), ("2026-01-01T00:00:10.001Z", 2), ("2026-01-01T00:00:10", 3),
    ("2026-01-01T09:00:30%2B09:00", 1), ("2026-01-02", 0),
  ])
  func includesBothEndsOfAPeriod(_ start: String, _ count: Int) {
    #expect(text("count?start=\(start)") == "\(count)")
  }

  @Test func coversThirtyDaysWithoutAStart() {
    let month: Int64 = 30 * 86_400
    #expect(text("count", at: .fixture(month + 20)) == "2")
  }

  @Test(arguments: [
    // A degree is 111.12 km.
    ("lat=0&lon=0&maxradius=10", "1"), ("lat=0&lon=0&maxradiuskm=1111.2", "1"),
    ("lat=0&lon=0&maxradiuskm=1111.1", "0"), ("lat=10&lon=180&maxradius=1", "2"),
    ("lat=0&lon=0&maxradius=180&minradius=20", "2"), ("lat=0&lon=0&maxradiuskm=20001.6", "3"),
  ])
  func measuresARadiusOnTheGlobe(_ question: String, _ count: String) {
    #expect(text("count?start=2026-01-01&" + question) == count)
  }

  @Test(arguments: [
    ("offset=0", "Bad offset value \"0\". Valid values are offset >= 1."),
    ("starttime=x", "Bad starttime value \"x\". Valid values are ISO-8601 timestamps."),
    ("end=2026-02-30", "Bad endtime value \"2026-02-30\". Valid values are ISO-8601 timestamps."),
    ("latitude=91", "Bad latitude value \"91\". Valid values are -90 <= latitude <= 90."),
    (
      "maxradiuskm=20001.7",
      "Bad maxradiuskm value \"20001.7\". Valid values are 0 <= maxradiuskm <= 20001.6."
    ),
    ("minmag=nan", "Bad minmagnitude value \"nan\". Valid values are numbers."),
    (
      "orderby=size",
      "Bad orderby value \"size\". Valid values are time, time-asc, magnitude, magnitude-asc."
    ),
    ("near=me", "Unknown parameter \"near\"."),
  ])
  func rejectsAnInvalidValueByItsName(_ question: String, _ message: String) {
    let reply = answer("count?" + question)
    #expect(reply.status == .badRequest)
    #expect(reply.text.hasPrefix("Error 400: Bad Request\n\n\(message)\n"), "\(reply.text)")
  }

  @Test(arguments: [
    "lat=1", "lat=1&lon=1", "maxradius=1", "lat=1&maxradius=1",
    "lat=1&lon=1&maxradius=1&maxradiuskm=1",
  ])
  func rejectsAnIncompleteCircle(_ question: String) {
    #expect(text("count?" + question).contains("Invalid area-circle parameter combination.\n"))
  }

  @Test func writesAnErrorAsTheServiceDoes() {
    let reply = answer("query?format=geojson&limit=20001")
    #expect(reply.fields[.contentType] == "text/plain; charset=utf-8")
    #expect(
      reply.text == """
        Error 400: Bad Request

        Bad limit value "20001". Valid values are 0 <= limit <= 20000.

        Usage details are available from https://earthquake.usgs.gov/fdsnws/event/1

        Request:
        /fdsnws/event/1/query?format=geojson&amp;limit=20001

        Request Submitted:
        2026-01-01T00:01:40+00:00

        Service version:
        2.7.0

        """)
  }

  @Test func writesAnErrorInJSONWithASuccessStatus() {
    let reply = answer("query?format=geojson&jsonerror=true&limit=-1")
    #expect(reply.status == .ok)
    #expect(reply.text.contains("\"status\":400,") && reply.text.contains("\"error\":\"Bad limit"))
  }

  @Test func refusesMoreEventsThanTheLimitButCountsThem() {
    let service = Self.service(limit: 2)
    let refusal = answer("query?format=geojson&start=2026-01-01", of: service)
    #expect(
      refusal.text.contains(
        "3 matching events exceeds search limit of 2. Modify the search to match fewer events."))
    let count = answer("count?format=geojson&start=2026-01-01", of: service)
    #expect(count.text.hasPrefix(#"{"count":3,"maxAllowed":2,"error":"3 matching events exceeds"#))
  }

  @Test(arguments: [
    ("", "3"), ("&format=geojson", "{\"count\":3,\"maxAllowed\":20000}"), ("&limit=2", "2"),
    ("&format=xml", "<query><count>3</count><maxAllowed>20000</maxAllowed></query>"),
  ])
  func returnsACountInEachFormat(_ question: String, _ expected: String) {
    #expect(text("count?start=2026-01-01" + question) == expected)
  }

  @Test func saysThatAnEventHasBeenDeleted() {
    #expect(
      text("query?format=geojson&eventid=dmgone")
        .hasPrefix("Error 409: Conflict\n\nEvent \"dmgone\" has been deleted."))
  }

  @Test func metadataRepeatsTheQuery() {
    let text = text("query?format=geojson&start=2026-01-01&limit=2&offset=1")
    #expect(text.contains("\"limit\":2,\"offset\":1,\"count\":2}"))
    #expect(text.contains("\"url\":\"https://earthquake.usgs.gov/fdsnws/event/1/query?format="))
  }

  @Test func writesUnknownValuesAsNull() {
    let text = answer("query?format=geojson&start=2026-01-01&eventtype=quarry%20blast").text
    #expect(text.contains(#""mag":null,"place":null"#) && text.contains("[-179.5,10.0,null]"))
    #expect(text.contains(#""title":"M ? - unknown place""#) && text.contains(#""ids":",dmc,""#))
    #expect(!text.contains("bbox"))
  }

  @Test func aReplyIsFreshForAMinuteAndHasNoTag() {
    let fields = answer("count").fields
    #expect(fields[.cacheControl] == "public, max-age=60")
    #expect(fields[.expires] == "Thu, 01 Jan 2026 00:02:40 GMT")
    #expect(fields[.eTag] == nil)
  }

  @Test func servesOnlyThePathsOfTheService() {
    #expect(text("version") == "2.7.0")
    let service = USGSService(clock: FixedWallClock(.fixture()))
    #expect(service.answer(UpstreamRequest("/fdsnws/event/1/catalogs")) == nil)
    #expect(text("query").contains("The demo supports only geojson, not “quakeml”."))
  }

  @Test func writesAnEventAsTheServiceDoes() {
    #expect(
      text("query?format=geojson&eventid=dmb") == """
        {"type":"Feature","properties":{"mag":2.0,"place":"Fiji","time":1767225620000,\
        "updated":1767225680000,"tz":null,\
        "url":"https://earthquake.usgs.gov/earthquakes/eventpage/dmb","detail":null,"felt":3,\
        "cdi":null,"mmi":null,"alert":null,"status":"automatic","tsunami":0,"sig":62,"net":"dm",\
        "code":"b","ids":",dmb,xxb,","sources":",dm,","types":",origin,","nst":null,"dmin":null,\
        "rms":null,"gap":null,"magType":"mw","type":"earthquake","title":"M 2.0 - Fiji"},\
        "geometry":{"type":"Point","coordinates":[179.5,10.0,600.0]},"id":"dmb"}
        """)
  }

  private func text(_ path: String, at now: Timestamp = .fixture(100)) -> String {
    answer(path, at: now).text
  }

  private func answer(
    _ path: String, of service: USGSService? = nil, at now: Timestamp = .fixture(100)
  ) -> UpstreamReply {
    (service ?? Self.service(at: now)).answer(UpstreamRequest("/fdsnws/event/1/" + path))
      ?? .text("nothing")
  }

  private static func service(
    limit: Int = 20_000, at now: Timestamp = .fixture(100)
  ) -> USGSService {
    USGSService(
      quakes: FixedQuakes(catalogue: catalogue), limit: limit, clock: FixedWallClock(now))
  }

  private func ids(in reply: UpstreamReply) -> [String] {
    reply.text.matches(of: /"id":"(\w+)"/).map { String($0.1) }
  }

  /// Three events, ten seconds apart: one above sea level at the equator, and two on both sides of
  /// the date line, the last with hardly any details.
  static let catalogue: QuakeCatalogue = {
    var a = quake("a", 10, 0, 10)
    (a.depth, a.magnitude) = (-1.5, 1)
    var b = quake("b", 20, 10, 179.5)
    (b.depth, b.magnitude, b.place, b.magnitudeType) = (600, 2, "Fiji", "mw")
    (b.felt, b.significance, b.isReviewed, b.formerIDs) = (3, 62, false, ["xxb"])
    b = b.withPage
    var c = quake("c", 30, 10, -179.5)
    c.type = "quarry blast"
    return QuakeCatalogue(quakes: [a, b, c], deletedIDs: ["dmgone"])
  }()

  private static func quake(
    _ code: String, _ second: Int64, _ latitude: Double, _ longitude: Double
  ) -> DemoQuake {
    DemoQuake(
      network: "dm", code: code, time: .fixture(second), updated: .fixture(second + 60),
      latitude: latitude, longitude: longitude)
  }
}

/// Events that do not change.
struct FixedQuakes: QuakeSource {
  let catalogue: QuakeCatalogue

  func catalogue(at now: Timestamp) -> QuakeCatalogue { catalogue }
}

@Suite struct DemoGlobeTests {
  @Test(
    arguments: [
      (0, 0, 0, 0, 0), (0, 0, 0, 90, 90), (0, 0, 0, 180, 180), (90, 0, -90, 45, 180),
      (10, 179, 10, -179, 1.969_599), (60, 0, 60, 180, 60),
    ] as [(Double, Double, Double, Double, Double)])
  func computesTheShortestDistance(
    _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double,
    _ angle: Double
  ) {
    let haversine = GreatCircle.haversine(
      from: GreatCircle.Point(latitude: latitude, longitude: longitude),
      to: GreatCircle.Point(latitude: otherLatitude, longitude: otherLongitude))
    #expect(abs(haversine - GreatCircle.haversine(degrees: angle)) < 1e-8)
  }
}

@Suite struct DemoQuakesTests {
  @Test func pastEarthquakesNeverChange() {
    let before = InventedQuakes.invent(until: .fixture()).quakes
    let later = InventedQuakes.invent(until: .fixture(400 * 86_400)).quakes
    #expect(before.count > 4000)
    #expect(later.count > before.count)
    #expect(Set(before).isSubset(of: later))
  }

  @Test func everyPrecedingDayHasAnEarthquake() {
    for day in [0, 17, 400] as [Int64] {
      let now = Timestamp.fixture(day * 86_400)
      let quakes = InventedQuakes.invent(until: now).quakes
      #expect(quakes.allSatisfy { $0.time <= now })
      #expect(quakes.contains { $0.time >= now.adding(seconds: -86_400) })
    }
  }

  @Test func cachesTheAnswerForAMinute() {
    let source = InventedQuakes()
    let first = source.catalogue(at: .fixture())
    #expect(source.catalogue(at: .fixture(59)) == first)
    #expect(source.catalogue(at: .fixture(86_400)).quakes.count > first.quakes.count)
  }

  @Test func theDefaultQueryReturnsAReasonableCount() throws {
    let count = try count("lat=37.78&lon=-121.98&maxradiuskm=100&starttime=2015-10-01")
    #expect((60...200).contains(count), "\(count)")
  }

  @Test(arguments: [
    ("lat=-18.14&lon=178.44&maxradiuskm=500&minlongitude=180&maxlongitude=190", 10),
    ("lat=90&lon=0&maxradiuskm=700", 20), ("minlat=70", 100), ("maxmag=-0.1", 5),
    ("maxdepth=-0.1", 20), ("eventtype=quarry%20blast", 50), ("eventtype=explosion", 50),
    ("eventtype=ice%20quake", 50), ("minmag=6", 5), ("mindepth=300", 100),
  ])
  func hasEventsOfEveryKind(_ question: String, _ least: Int) throws {
    #expect(try count("starttime=2015-10-01&" + question) >= least)
  }

  @Test func someMagnitudesAreUnknown() throws {
    let all = try count("starttime=2015-10-01")
    let known = try count("starttime=2015-10-01&minmag=-9")
    #expect((50...500).contains(all - known))
  }

  @Test func someEventsHappenedBefore1970() throws {
    #expect(try count("starttime=1900-01-01&endtime=1970-01-01") == 3)
  }

  @Test func everyIdentifierIsUnique() {
    let catalogue = InventedQuakes.invent(until: .fixture())
    let ids = catalogue.quakes.flatMap(\.ids)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > catalogue.quakes.count)
    #expect(catalogue.deletedIDs.isDisjoint(with: ids))
  }

  @Test func everyPlaceIsOnTheGlobe() {
    for quake in InventedQuakes.invent(until: .fixture()).quakes {
      #expect((-90...90).contains(quake.latitude) && (-180...180).contains(quake.longitude))
    }
  }

  private static let service = USGSService(clock: FixedWallClock(.fixture()))

  private func count(_ question: String) throws -> Int {
    let reply = try #require(
      Self.service.answer(UpstreamRequest("/fdsnws/event/1/count?" + question)))
    return try #require(Int(String(decoding: reply.body, as: UTF8.self)))
  }
}
