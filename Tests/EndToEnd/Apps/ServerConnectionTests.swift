import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Connections to the server, below the level of requests.
@Suite struct ServerConnectionTests {
  @Test func repliesWhileHundredsOfConnectionsAreSilent() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let request = HTTPRequest(
          method: .get, scheme: "http", authority: server.authority, path: "/healthz")
        // Silent connections are closed after 30 seconds anyway, so the reply must arrive earlier.
        let limits = HTTPLimits(
          total: .seconds(15), connect: .seconds(15), bytes: 1024, redirects: 0)
        let reply = try await server.withSilentConnections(600) {
          try await CurlHTTPClient(userAgent: "SeamsTests/1")
            .send(request, body: [], limits: limits)
        }
        #expect(reply.text == "ok")
      }
    }
  }

  @Test(arguments: [
    "GET /healthz HTTP/1.0\r\nHost: localhost",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Close",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: x, CLOSE",
  ])
  func closesTheConnectionAfterTheLastRequest(_ head: String) async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let next = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        let answer = try await server.answer(toHalf: "\(head)\r\n\r\n", andRest: next) {}
        #expect(answer.split(separator: "HTTP/1.").count == 1, "\(answer)")
        #expect(answer.lowercased().contains("connection: close\r\n"))
        #expect(answer.hasSuffix("\r\n\r\nok"))
      }
    }
  }

  @Test func completesEveryReplyIfItIsStoppedUnderLoad() async throws {
    try await withPrograms { programs in
      let (replies, reply) = AsyncStream.makeStream(of: Void.self)
      var clients: [Task<KeptConnection, any Error>] = []
      let outcome = try await programs.withServer { server in
        for _ in 0..<8 {
          clients.append(
            Task {
              try await server.askUntilClosed("/api/v1/openapi.json") { reply.yield() }
            })
        }
        // The server is stopped while replies are still arriving.
        var count = 0
        for await _ in replies {
          count += 1
          if count == 200 { break }
        }
      }
      #expect(outcome.status == 0)
      for client in clients {
        let kept = try await client.value
        #expect(kept.replies > 0)
        #expect(kept.rest == "", "a reply was broken off")
      }
    }
  }

  @Test func checksTheHostOfAnAbsoluteRequestTarget() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let head =
          "GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        let answer = try await server.answer(toHalf: head, andRest: "") {}
        #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(answer)")
      }
    }
  }
}
