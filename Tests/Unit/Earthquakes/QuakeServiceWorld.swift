import CoreDomain
import CoreTesting
import EarthquakesDomain
import HTTPTypes

@testable import CoreDemo
@testable import EarthquakesDemo

/// The event service of the demo, with other events. It answers and rejects requests as the USGS
/// does.
struct QuakeServiceWorld: Sendable {
  private let service: USGSService

  /// - Parameter limit: The maximum number of events in one reply.
  init(quakes: [Quake], deleted: [Quake], limit: Int) {
    let catalogue = QuakeCatalogue(
      quakes: quakes.map { DemoQuake($0) },
      deletedIDs: Set(deleted.flatMap(\.identifiers).map(\.raw)))
    service = USGSService(
      quakes: FixedQuakes(catalogue: catalogue), limit: limit, clock: FixedWallClock(.fixture()))
  }

  func answer(_ request: HTTPRequest) -> HTTPAnswer {
    guard let reply = service.answer(UpstreamRequest(request)) else { return HTTPAnswer(.notFound) }
    return HTTPAnswer(reply.status, fields: reply.fields, body: reply.body)
  }
}

extension DemoQuake {
  fileprivate init(_ quake: Quake) {
    self.init(
      network: "", code: quake.id.raw,
      formerIDs: quake.identifiers.subtracting([quake.id]).map(\.raw), time: quake.time,
      updated: quake.updated, latitude: quake.coordinates.latitude,
      longitude: quake.coordinates.longitude, depth: quake.depth?.kilometres,
      magnitude: quake.magnitude?.value, place: quake.placeName, type: quake.kind.name,
      felt: quake.felt, tsunami: quake.tsunami, page: quake.page?.text)
  }
}
