public import CoreDemo
public import CoreDomain
import CoreTesting
public import HTTPTypes

/// A running demo server with a client.
public struct RunningUpstream: Sendable {
  public let server: DemoUpstream
  private let client: any HTTPClient

  public init(server: DemoUpstream, client: any HTTPClient) {
    self.server = server
    self.client = client
  }

  public func get(
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

/// Starts a demo server whose clock shows the start of 2026, runs the body, and stops the
/// server.
public func withDemoUpstream(
  _ contents: DemoContents, through client: any HTTPClient, faults: FaultScript = .none,
  pause: Duration = .seconds(2), _ body: (RunningUpstream) async throws -> Void
) async throws {
  let server = try await DemoUpstream.start(
    contents, clock: FixedWallClock(.fixture()), faults: faults, pause: pause)
  do {
    try await body(RunningUpstream(server: server, client: client))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
