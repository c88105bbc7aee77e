import CoreDomain
import CoreInfrastructure
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import TestSupport
import Testing

/// The source with the real libcurl.
@Suite struct QuakesOverTheWireTests {
  @Test func readsAReplyOfAServiceThatMoved() async throws {
    try await withLoopbackServer(
      answering: { request in
        request.path.hasPrefix("/fdsnws") ? [.redirect(301, to: "/new")] : [.reply(Self.list)]
      }
    ) { server in
      let source = HTTPQuakeSource(
        client: CurlHTTPClient(userAgent: "SeamsTests/1"),
        base: "http://\(server.authority)/fdsnws/event/1/")
      let quakes = try await source.quakes(.fixture(), in: .always)
      #expect(quakes == [Self.quake])
    }
  }

  private static let quake = Quake.fixture(
    id: "us1", identifiers: ["ak2"], magnitude: -0.5, depth: nil, placeName: "Größe")

  private static let list = """
    {"type":"FeatureCollection","metadata":{"status":200,"count":1},"features":[{"type":"Feature",
    "properties":{"mag":-0.5,"place":"Größe","time":1767225600000,"updated":1767225660000,
    "ids":",us1,ak2,","type":"earthquake"},
    "geometry":{"type":"Point","coordinates":[-121.98,37.78,null]},"id":"us1"}]}
    """
}
