import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Servers that are slow in each part of an exchange.
@Suite(.timeLimit(.minutes(1))) struct HTTPTimeLimitTests {
  private let client = CurlHTTPClient(userAgent: "Seams/0.1")

  @Test(
    arguments: [
      [.awaitClientGone],
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .awaitClientGone],
      [.send("HTTP/1.1 200 OK\r\n\r\n"), .drip([0x78], pause: .milliseconds(5))],
      [.send("HTTP/1.1 200 OK\r\n"), .drip(Array("A: b\r\n".utf8), pause: .milliseconds(5))],
    ] as [[LoopbackAction]])
  func givesUpOnAReplyThatTakesTooLong(_ actions: [LoopbackAction]) async throws {
    try await withLoopbackServer(answering: { _ in actions }) { server in
      let limits = HTTPLimits(
        total: .milliseconds(200), connect: .seconds(10), bytes: 1_000_000, redirects: 3)
      await #expect(throws: HTTPFailure.timedOut(.milliseconds(200))) {
        try await client.send(server.request("/"), limits: limits)
      }
      await server.allDisconnections()
    }
  }

  @Test func countsRedirectsIntoTheTotalTime() async throws {
    try await withLoopbackServer(answering: { _ in [.redirect(to: "/again")] }) { server in
      let limits = HTTPLimits(
        total: .milliseconds(200), connect: .seconds(9), bytes: 9, redirects: .max)
      await #expect(throws: HTTPFailure.timedOut(.milliseconds(200))) {
        try await client.send(server.request("/"), limits: limits)
      }
    }
  }

  @Test func endsATLSHandshakeThatTakesTooLong() async throws {
    // The server sends no byte of TLS, so the connection is never established.
    try await withLoopbackServer(answering: { _ in [.awaitClientGone] }) { server in
      let limits = HTTPLimits(
        total: .seconds(600), connect: .milliseconds(200), bytes: 1000, redirects: 0)
      await #expect(throws: HTTPFailure.timedOut(.milliseconds(200))) {
        try await client.send(server.request("/", scheme: "https"), limits: limits)
      }
    }
  }
}
