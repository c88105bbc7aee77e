import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import TestSupport
import Testing

/// The client over many exchanges, on cancellation, and at deallocation.
@Suite(.timeLimit(.minutes(1))) struct HTTPTransferTests {
  private let client = CurlHTTPClient(userAgent: "Seams/0.1")

  @Test func sendsItsUserAgentUnlessTheRequestHasOne() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      try await client.send(server.request("/"))
      try await client.send(server.request("/", fields: [.userAgent: "Own/1.0"]))
      #expect(server.requests.map { $0.fields[.userAgent] } == ["Seams/0.1", "Own/1.0"])
    }
  }

  @Test func readsAReplyThatArrivesInPieces() async throws {
    let script: LoopbackScript = { _ in
      let reply =
        "HTTP/1.1 103 Early\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked"
        + "\r\nX-Long: one\r\n  two\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\nX-Trailer: late\r\n\r\n"
      return reply.utf8.map { .send([$0]) }
    }
    try await withLoopbackServer(answering: script) { server in
      let reply = try await client.send(server.request("/"))
      #expect(reply.response.status == .ok)
      #expect(reply.text == "abcde")
      #expect(
        reply.response.headerFields.map(\.description) == [
          "Transfer-Encoding: chunked", "X-Long: one two",
        ])
    }
  }

  @Test func convertsAnInternationalHost() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      let port = server.authority.split(separator: ":").last ?? ""
      var request = server.request("/")
      request.authority = "Bücher.localhost:\(port)"
      try await client.send(request)
      #expect(server.requests.map(\.head.authority) == ["xn--bcher-kva.localhost:\(port)"])
    }
  }

  @Test func followsARedirectToAnInternationalHost() async throws {
    let script: LoopbackScript = { request in
      guard request.path == "/", let port = request.head.authority?.split(separator: ":").last
      else {
        return [.reply("found")]
      }
      return [.redirect(to: "http://bücher.localhost:\(port)/b")]
    }
    try await withLoopbackServer(answering: script) { server in
      let reply = try await client.send(server.request("/"))
      #expect(reply.text == "found")
    }
  }

  @Test func rejectsAnInvalidInternationalHost() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      var request = server.request("/")
      request.authority = "bü\u{FFFD}cher.localhost"
      await #expect(throws: HTTPFailure.self) { try await client.send(request) }
    }
  }

  @Test func runsManyExchangesConcurrently() async throws {
    try await withLoopbackServer(answering: { [.reply($0.path)] }) { server in
      try await concurrently(200) { number in
        let reply = try await client.send(server.request("/\(number)"))
        #expect(reply.text == "/\(number)")
      }
      #expect(server.requests.count == 200)
      #expect(server.connections <= 64)
    }
  }

  @Test func aHangingExchangeDelaysNoOther() async throws {
    let script: LoopbackScript = { $0.path == "/hang" ? [.awaitClientGone] : [.reply($0.path)] }
    try await withLoopbackServer(answering: script) { server in
      let hanging = Task { try await client.send(server.request("/hang")) }
      _ = await server.nextRequest()
      try await concurrently(100) { number in
        let reply = try await client.send(server.request("/\(number)"))
        #expect(reply.response.status == .ok)
      }
      hanging.cancel()
      await #expect(throws: HTTPFailure.cancelled) { try await hanging.value }
    }
  }

  @Test func theTimeLimitIncludesWaitingForAConnection() async throws {
    try await withLoopbackServer(answering: { _ in [.awaitClientGone] }) { server in
      await withThrowingTaskGroup(of: HTTPReply.self) { group in
        for _ in 1...64 {
          group.addTask { try await client.send(server.request("/silent")) }
        }
        for _ in 1...64 { _ = await server.nextRequest() }
        let limits = HTTPLimits(
          total: .milliseconds(100), connect: .seconds(9), bytes: 9, redirects: 0)
        await #expect(throws: HTTPFailure.timedOut(.milliseconds(100))) {
          try await client.send(server.request("/late"), limits: limits)
        }
        #expect(!server.requests.map(\.path).contains("/late"))
        group.cancelAll()
      }
    }
  }

  @Test func endsTheTransferOfACancelledTask() async throws {
    try await withLoopbackServer(answering: { _ in [.awaitClientGone] }) { server in
      let task = Task { try await client.send(server.request("/")) }
      _ = await server.nextRequest()
      task.cancel()
      await #expect(throws: HTTPFailure.cancelled) { try await task.value }
      await server.nextDisconnection()
    }
  }

  @Test func shuttingDownCancelsPendingTransfers() async throws {
    try await withLoopbackServer(answering: { _ in [.awaitClientGone] }) { server in
      let task = Task { try await client.send(server.request("/")) }
      _ = await server.nextRequest()
      await client.shutDown()
      await #expect(throws: HTTPFailure.cancelled) { try await task.value }
      await server.nextDisconnection()
    }
  }

  @Test func rejectsExchangesAfterItIsShutDown() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      await client.shutDown()
      await client.shutDown()
      await #expect(throws: HTTPFailure.cancelled) { try await client.send(server.request("/")) }
      #expect(server.connections == 0)
    }
  }

  @Test func closesItsConnectionsWhenItIsReleased() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      var client: CurlHTTPClient? = CurlHTTPClient(userAgent: "Seams/0.1")
      _ = try await client?.send(server.request("/"))
      client = nil
      await server.nextDisconnection()
    }
  }
}
