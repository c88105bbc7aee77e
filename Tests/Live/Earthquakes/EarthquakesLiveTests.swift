import Testing

/// The Earthquakes feature's expectations of USGS: https://earthquake.usgs.gov/fdsnws/event/1/
@Suite(.timeLimit(.minutes(1))) struct EarthquakesLiveTests {
  /// The Tōhoku earthquake and its aftershocks in two days: past data that does not change.
  private static let days =
    "format=geojson&starttime=2011-03-11&endtime=2011-03-13&minmagnitude=6.5"
    + "&latitude=38.3&longitude=142.4&maxradiuskm=500"

  private struct Count: Decodable {
    let count: Int
    let maxAllowed: Int
  }

  private struct Collection: Decodable {
    struct Metadata: Decodable {
      let status: Int
      let count: Int
    }
    struct Feature: Decodable {
      struct Properties: Decodable {
        let mag: Double?
        let place: String?
        /// Milliseconds since 1970.
        let time: Int
        let type: String
      }
      struct Geometry: Decodable {
        /// Longitude, latitude, and the depth in kilometres.
        let coordinates: [Double]
      }
      let id: String
      let properties: Properties
      let geometry: Geometry
    }
    let type: String
    let metadata: Metadata
    let features: [Feature]
  }

  @Test func countsAndListsTheNewestFirstWithPlaceTimeAndMagnitude() async throws {
    let count = try await LiveService.usgs.value(
      Count.self, at: "/fdsnws/event/1/count?\(Self.days)")
    let list = try await LiveService.usgs.value(
      Collection.self, at: "/fdsnws/event/1/query?\(Self.days)&orderby=time")
    #expect(count.count == list.features.count && count.count > 0)
    #expect(count.maxAllowed == 20_000)
    #expect(list.type == "FeatureCollection")
    #expect(list.metadata.status == 200 && list.metadata.count == count.count)
    let times = list.features.map(\.properties.time)
    #expect(times == times.sorted(by: >))
    #expect(list.features.contains { ($0.properties.mag ?? 0) >= 9 })
    #expect(Set(list.features.map(\.id)).count == list.features.count)
    #expect(list.features.allSatisfy { $0.geometry.coordinates.count == 3 })
    #expect(list.features.allSatisfy { $0.properties.type == "earthquake" })
  }
}

extension LiveService {
  fileprivate static let usgs = LiveService("USGS", "https://earthquake.usgs.gov")
}
