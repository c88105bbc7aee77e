import CoreDomain
import CoreTesting
import Testing

@testable import CoreDemo
@testable import EarthquakesDemo

/// The invented earthquakes of the demo.
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
