import CoreDomain
import CoreInfrastructure
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import TestSupport
import Testing

/// The source with the real libcurl, against a well-behaved server and a faulty one.
@Suite struct QuakesOverTheWireTests {
  @Test func readsAReplyOfAServiceThatMoved() async throws {
    try await withLoopbackServer(
      answering: { request in
        request.path.hasPrefix("/fdsnws") ? [.redirect(301, to: "/new")] : [.reply(Self.list)]
      }
    ) { server in
      let quakes = try await source(at: server).quakes(.fixture(), in: .always)
      #expect(quakes == [Self.quake])
    }
  }

  @Test func stopsReadingAnEndlessReply() async throws {
    let bytes = Array(repeating: UInt8(ascii: " "), count: 10_000)
    try await withLoopbackServer(
      answering: { _ in [.send("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(bytes)] }
    ) { server in
      let limits = HTTPLimits(
        total: .seconds(60), connect: .seconds(10), bytes: 100_000, redirects: 0)
      await #expect(
        throws: QuakeSourceFailure.unreadable(
          "The response is larger than 100000 bytes, which is the limit.")
      ) {
        try await source(at: server, limits).count(.fixture(), in: nil)
      }
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

  private func source(
    at server: LoopbackServer, _ limits: HTTPLimits = HTTPQuakeSource.usualLimits
  ) -> HTTPQuakeSource {
    HTTPQuakeSource(
      client: CurlHTTPClient(userAgent: "SeamsTests/1"),
      base: "http://\(server.authority)/fdsnws/event/1/", limits: limits)
  }
}
