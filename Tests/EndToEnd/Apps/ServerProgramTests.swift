import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The server as a program, independent of its features.
@Suite struct ServerProgramTests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func reportsAPortThatIsInUse() async throws {
    try await onServer { server, programs in
      let port = try #require(server.authority.split(separator: ":").last)
      let outcome = try await programs.server("--port", String(port))
      #expect(outcome.status == 69)
      #expect(outcome.error.contains("Port \(port) is taken"))
    }
  }

  @Test func requiresTheTokenFromEveryClient() async throws {
    try await withPrograms { programs in
      let token = String(repeating: "0123456789abcdef", count: 3)
      let file = try programs.file("token", token + "\n")
      try await programs.withServer("--token-file", file) { server in
        #expect(try await visitor.get("/healthz", of: server).response.status == .ok)
        #expect(try await visitor.get("/readyz", of: server).response.status == .ok)
        let stranger = try await visitor.get("/api/v1/openapi.json", of: server)
        #expect(stranger.response.status == .unauthorized)
        #expect(stranger.response.headerFields[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
        let known = try await visitor.send(
          .get, "/api/v1/openapi.json", to: server, fields: [.authorization: "Bearer \(token)"])
        #expect(known.response.status == .ok)
      }
    }
  }

  @Test func acceptsASignInOnAnotherServerAndAfterARestart() async throws {
    try await withPrograms { programs in
      let token = String(repeating: "0123456789abcdef", count: 3)
      let file = try programs.file("token", token + "\n")
      let openAPI = "/api/v1/openapi.json"
      var fields = HTTPFields()
      try await programs.withServer("--token-file", file) { server in
        let reply = try await server.answer(
          toHalf: """
            POST /sign-in HTTP/1.1\r\nHost: \(server.authority)\r\nConnection: close\r\n\
            Content-Type: application/x-www-form-urlencoded\r\n\
            Content-Length: \(6 + token.utf8.count)\r\n\r\ntoken=
            """, andRest: token
        ) {}
        let cookie = try #require(reply.firstMatch(of: /Set-Cookie: ([^;]+)/)?.1)
        fields[.cookie] = String(cookie)
        try await programs.withServer("--token-file", file) { other in
          let known = try await visitor.send(.get, openAPI, to: other, fields: fields)
          #expect(known.response.status == .ok)
        }
      }
      try await programs.withServer("--token-file", file) { server in
        let known = try await visitor.send(.get, openAPI, to: server, fields: fields)
        #expect(known.response.status == .ok)
        _ = try await visitor.send(.post, "/sign-out", to: server, fields: fields)
        let stranger = try await visitor.send(.get, openAPI, to: server, fields: fields)
        #expect(stranger.response.status == .unauthorized)
      }
    }
  }

  @Test(arguments: ["--token-file", "--config"])
  func rejectsAFileThatOtherUsersCanWrite(_ option: String) async throws {
    try await withPrograms { programs in
      let file = try programs.file("secret", #"{"port": 0}"#, mode: 0o664)
      let outcome = try await programs.server(option, file, "--port", "0")
      #expect(outcome.status == (option == "--config" ? 78 : 66))
      #expect(outcome.error.contains("“\(file)” cannot be read: other users can write to it"))
      #expect(outcome.error.contains("(mode 664)"))
      #expect(outcome.error.contains("chmod 600"))
    }
  }

  @Test func printsItsAddressLogsRequestsWithoutTheirQueriesAndStopsOnASignal() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer { server in
        #expect(server.announcement.hasPrefix("Listening on http://127.0.0.1:"))
        let health = try await visitor.get("/healthz?q=secretword", of: server)
        #expect(health.response.status == .ok && health.text == "ok")
        let metrics = try await visitor.get("/metrics", of: server).text
        #expect(
          metrics.contains(#"http_requests_total{method="GET",route="/healthz",status="2xx"} 1"#))
        #expect(metrics.contains("http_requests_in_flight 1\n"))
      }
      #expect(outcome.status == 0)
      #expect(outcome.error.contains("GET /healthz 200 "))
      #expect(!outcome.error.contains("secretword"))
    }
  }

  @Test func completesARequestInProgressBeforeItStops() async throws {
    let (held, hold) = AsyncStream.makeStream(of: Void.self)
    try await withPrograms { programs in
      let visitor = visitor
      var slow: Task<String, any Error>?
      let outcome = try await programs.withServer { server in
        slow = Task {
          try await server.answer(
            toHalf: """
              POST /sign-in HTTP/1.1\r\nHost: \(server.authority)\r\nConnection: close\r\n\
              Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\ntok
              """, andRest: "en=x"
          ) { for await _ in held {} }
        }
        // The metrics request counts itself and the pending one.
        while try await !visitor.get("/metrics", of: server).text
          .contains("http_requests_in_flight 2\n")
        {}
        // The rest is sent when the server accepts no connections any more.
        Task {
          while (try? await visitor.get("/healthz", of: server)) != nil {}
          hold.finish()
        }
      }
      #expect(outcome.status == 0)
      #expect(try await slow?.value.hasPrefix("HTTP/1.1 303 ") == true)
    }
  }
}

/// Connections to the server, below the level of requests.
@Suite struct ServerConnectionTests {
  @Test func repliesWhileHundredsOfConnectionsAreSilent() async throws {
    try await onServer { server, _ in
      let request = HTTPRequest(
        method: .get, scheme: "http", authority: server.authority, path: "/healthz")
      // Silent connections are closed after 30 seconds anyway, so the reply must arrive earlier.
      let limits = HTTPLimits(total: .seconds(15), connect: .seconds(15), bytes: 1024, redirects: 0)
      let reply = try await server.withSilentConnections(600) {
        try await CurlHTTPClient(userAgent: "SeamsTests/1")
          .send(request, body: [], limits: limits)
      }
      #expect(reply.text == "ok")
    }
  }

  @Test(arguments: [
    "GET /healthz HTTP/1.0\r\nHost: localhost",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Close",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: x, CLOSE",
  ])
  func closesTheConnectionAfterTheLastRequest(_ head: String) async throws {
    try await onServer { server, _ in
      let next = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let answer = try await server.answer(toHalf: "\(head)\r\n\r\n", andRest: next) {}
      #expect(answer.split(separator: "HTTP/1.").count == 1, "\(answer)")
      #expect(answer.lowercased().contains("connection: close\r\n"))
      #expect(answer.hasSuffix("\r\n\r\nok"))
    }
  }

  @Test func processesNoRequestAfterAReplyThatClosesTheConnection() async throws {
    try await onServer { server, _ in
      let ignored = "POST /nope HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"
      let next = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let answer = try await server.answer(toHalf: ignored + next, andRest: "") {}
      #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
      #expect(answer.lowercased().contains("connection: close\r\n"))
      #expect(answer.split(separator: "HTTP/1.").count == 1)
    }
  }

  @Test func asksForTheBodyThatAClientHoldsBack() async throws {
    try await onServer { server, _ in
      let head = """
        POST /sign-in HTTP/1.1\r\nHost: \(server.authority)\r\nConnection: close\r\n\
        Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\
        Expect: 100-continue\r\n\r\n
        """
      let answer = try await server.answer(toHalf: head, andRest: "token=x") {}
      #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 "), "\(answer)")
    }
  }

  @Test func namesTheLimitOfAnAddress() async throws {
    try await onServer { server, _ in
      let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
      let path = "/" + String(repeating: "a", count: 33_000)
      let reply = try await visitor.get(path, of: server)
      #expect(reply.response.status == .uriTooLong)
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
    try await onServer { server, _ in
      let head =
        "GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let answer = try await server.answer(toHalf: head, andRest: "") {}
      #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(answer)")
    }
  }
}
