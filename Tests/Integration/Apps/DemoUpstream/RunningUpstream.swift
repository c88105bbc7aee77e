import CoreDomain
import CoreInfrastructure
import CoreTesting
import DemoUpstream
import HTTPTypes

/// A running upstream with a client.
struct RunningUpstream: Sendable {
  let server: DemoUpstream
  private let client = CurlHTTPClient(userAgent: "SeamsTests/1")

  init(server: DemoUpstream) {
    self.server = server
  }

  func get(
    _ path: String, _ fields: HTTPFields = [:], at authority: String? = nil,
    within time: Duration = .seconds(30)
  ) async throws(HTTPFailure) -> HTTPReply {
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: authority ?? server.authority, path: path,
      headerFields: fields)
    return try await client.send(
      request, body: [],
      limits: HTTPLimits(total: time, connect: time, bytes: 16 * 1024 * 1024, redirects: 5))
  }
}

/// Starts an upstream at the start of 2026, runs the body, and stops it.
func withDemoUpstream(
  _ contents: DemoContents = .shown, faults: FaultScript = .none,
  pause: Duration = .seconds(2), _ body: (RunningUpstream) async throws -> Void
) async throws {
  let server = try await DemoUpstream.start(
    contents, clock: FixedWallClock(.fixture()), faults: faults, pause: pause)
  do {
    try await body(RunningUpstream(server: server))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
