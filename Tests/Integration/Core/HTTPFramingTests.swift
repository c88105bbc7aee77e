import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Servers that declare one length and send another: no byte may become part of a later reply.
@Suite(.timeLimit(.minutes(1))) struct HTTPFramingTests {
  private let client = CurlHTTPClient(userAgent: "Seams/0.1")
  private static let forged = "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged"

  @Test(
    arguments: [
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello" + forged)],
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello world")],
      [
        .send(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n" + forged)
      ],
      [
        .send(
          "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "5\r\nhello\r\n0\r\n\r\n")
      ],
    ] as [[LoopbackAction]])
  func ignoresBytesAfterTheEndOfAReply(_ actions: [LoopbackAction]) async throws {
    let script: LoopbackScript = { $0.path == "/lie" ? actions : [.reply("the truth")] }
    try await withLoopbackServer(answering: script) { server in
      let first = try await text(server.request("/lie"))
      #expect(first == "hello")
      let second = try await text(server.request("/next"))
      #expect(second == "the truth")
    }
  }

  /// The surplus bytes arrive after the client has received its reply.
  @Test(arguments: [forged, "HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\n\r\n", "x"])
  func ignoresBytesSentBetweenTwoRequests(_ leftover: String) async throws {
    let (reading, read) = AsyncStream.makeStream(of: Never.self)
    let (sending, sent) = AsyncStream.makeStream(of: Never.self)
    let lie: [LoopbackAction] = [
      .reply("hello"), .perform { for await _ in reading {} }, .send(leftover),
      .perform { sent.finish() },
    ]
    let script: LoopbackScript = { $0.path == "/lie" ? lie : [.reply("the truth")] }
    try await withLoopbackServer(answering: script) { server in
      let first = try await text(server.request("/lie"))
      #expect(first == "hello")
      read.finish()
      for await _ in sending {}
      for _ in 1...3 { #expect(try await text(server.request("/next")) == "the truth") }
      #expect(server.requests.count == 4)
      // The bytes spoil only their own connection: the next one is reused.
      #expect(server.connections == 2)
    }
  }

  @Test(arguments: [204, 304])
  func readsNoBodyIfTheStatusForbidsOne(_ status: Int) async throws {
    let head = "HTTP/1.1 \(status) None\r\nETag: \"v1\"\r\nContent-Length: 6\r\n\r\n"
    let script: LoopbackScript = { $0.path == "/none" ? [.send(head)] : [.reply("the truth")] }
    try await withLoopbackServer(answering: script) { server in
      let reply = try await client.send(server.request("/none"))
      #expect(reply.response.status.code == status)
      #expect(reply.body.isEmpty)
      #expect(reply.validators.entityTag == "\"v1\"")
      #expect(try await text(server.request("/next")) == "the truth")
      #expect(server.connections == 1)
    }
  }

  @Test func readsABodyThatEndsWithItsConnection() async throws {
    let actions: [LoopbackAction] = [.send("HTTP/1.0 200 OK\r\n\r\nhello"), .close]
    try await withLoopbackServer(answering: { _ in actions }) { server in
      let body = try await text(server.request("/"))
      #expect(body == "hello")
    }
  }

  @Test func retriesIfManyReusedConnectionsAreClosed() async throws {
    let (gathering, gathered) = AsyncStream.makeStream(of: Never.self)
    let many: [LoopbackAction] = [.perform { for await _ in gathering {} }, .reply(""), .close]
    let script: LoopbackScript = { $0.path == "/many" ? many : [.reply("hello")] }
    try await withLoopbackServer(answering: script) { server in
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 1...10 { group.addTask { try await text(server.request("/many")) } }
        for _ in 1...10 { _ = await server.nextRequest() }
        gathered.finish()
        try await group.waitForAll()
      }
      await server.allDisconnections()
      #expect(try await text(server.request("/")) == "hello")
    }
  }

  private func text(_ request: HTTPRequest) async throws -> String {
    try await client.send(request).text
  }
}
