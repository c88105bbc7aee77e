import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// What every feature's pages and API have in common: the server as a program.
@Suite struct ServerProgramTests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func saysWhereItListensIsHealthyAndStopsWhenItIsTold() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer { server in
        #expect(server.announcement.hasPrefix("Listening on http://127.0.0.1:"))
        let health = try await visitor.get("/healthz", of: server)
        #expect(health.response.status == .ok)
        #expect(health.text == "ok")
      }
      #expect(outcome.status == 0)
    }
  }

  @Test func aPortThatIsTakenIsNamed() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let port = try #require(server.authority.split(separator: ":").last)
        let outcome = try await programs.server("--port", String(port))
        #expect(outcome.status == 69)
        #expect(outcome.error.contains("Port \(port) is taken"))
      }
    }
  }

  @Test(arguments: [["--port", "70000"], ["--port", "http"], ["--nonsense"], ["extra"]])
  func anArgumentThatIsWrongEndsWithUsage(_ arguments: [String]) async throws {
    try await withPrograms { programs in
      let outcome = try await programs.server(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.error.contains("Usage: seams-server"))
      #expect(outcome.output == "")
    }
  }

  @Test func aPageThatIsNotThereIsSaidInTheLanguageOfWhoAsks() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let page = try await visitor.get("/nowhere", of: server)
        #expect(page.response.status == .notFound)
        #expect(page.response.headerFields[.contentType]?.hasPrefix("text/html") == true)
        let problem = try await visitor.get("/api/v1/nowhere", of: server)
        #expect(problem.response.status == .notFound)
        #expect(problem.response.headerFields[.contentType] == "application/problem+json")
      }
    }
  }

  @Test func aRequestThatAnotherSiteForgedIsRefused() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let origin = try #require(HTTPField.Name("Origin"))
        let forged = try await visitor.send(
          .post, "/bookmarks", to: server, type: "application/x-www-form-urlencoded",
          body: "url=https%3A%2F%2Fa.invalid", fields: [origin: "https://evil.example"])
        #expect(forged.response.status == .forbidden)
        #expect(try await visitor.get("/api/v1/bookmarks", of: server).text.hasPrefix("[]"))
      }
    }
  }

  @Test func pagesAllowNoScriptAndAreNotGuessedAt() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let fields = try await visitor.get("/bookmarks", of: server).response.headerFields
        let policy = try #require(HTTPField.Name("Content-Security-Policy"))
        let sniffing = try #require(HTTPField.Name("X-Content-Type-Options"))
        #expect(fields[policy]?.contains("default-src 'none'") == true)
        #expect(fields[sniffing] == "nosniff")
      }
    }
  }

  @Test func everybodyIsAskedForTheTokenWhereThereIsOne() async throws {
    try await withPrograms { programs in
      let token = String(repeating: "0123456789abcdef", count: 3)
      let file = try programs.file("token", token + "\n")
      try await programs.withServer("--token-file", file) { server in
        #expect(try await visitor.get("/healthz", of: server).response.status == .ok)
        #expect(try await visitor.get("/readyz", of: server).response.status == .ok)
        let stranger = try await visitor.get("/api/v1/bookmarks", of: server)
        #expect(stranger.response.status == .unauthorized)
        #expect(stranger.response.headerFields[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
        let known = try await visitor.send(
          .get, "/api/v1/bookmarks", to: server, fields: [.authorization: "Bearer \(token)"])
        #expect(known.response.status == .ok)

        let page = try await visitor.get("/bookmarks/tags", of: server)
        #expect(page.address.hasSuffix("/sign-in?to=%2Fbookmarks%2Ftags"))
        let wrong = try await visitor.post("/sign-in", form: "token=wrong", to: server)
        #expect(wrong.response.status == .forbidden)
      }
    }
  }

  @Test(arguments: [["--host", "0.0.0.0"], ["--host", "::"], ["--host", "192.0.2.1"]])
  func withoutATokenItListensOnThisMachineAlone(_ arguments: [String]) async throws {
    try await withPrograms { programs in
      let outcome = try await programs.server(arguments + ["--port", "0"])
      #expect(outcome.status == 78)
      #expect(outcome.error.contains("Give an access token of at least 32 characters"))
    }
  }

  @Test func requestsAreCountedAndLoggedWithoutWhatIsPrivate() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer { server in
        _ = try await visitor.get("/bookmarks?q=secretword", of: server)
        let metrics = try await visitor.get("/metrics", of: server).text
        #expect(
          metrics.contains(#"http_requests_total{method="GET",route="/bookmarks",status="2xx"} 1"#))
        #expect(metrics.contains("http_requests_in_flight 1\n"))
      }
      #expect(outcome.error.contains("GET /bookmarks 200 "))
      #expect(!outcome.error.contains("secretword"))
    }
  }

  @Test func aRequestThatHasBegunIsFinishedWhenTheServerIsStopped() async throws {
    let (held, hold) = AsyncStream.makeStream(of: Void.self)
    let wait = LoopbackAction.perform { for await _ in held {} }
    try await withLoopbackServer(answering: { _ in [wait, .reply("<title>Slow</title>")] }) {
      page in
      try await withPrograms { programs in
        let visitor = visitor
        var slow: Task<HTTPReply, any Error>?
        let outcome = try await programs.withServer("--allow-private-network") { server in
          let json = #"{"url":"http://\#(page.authority)/"}"#
          slow = Task { try await visitor.post("/api/v1/bookmarks", json: json, to: server) }
          _ = await page.nextRequest()
          // The page is given out when the server takes no connection any more.
          Task {
            while (try? await visitor.get("/healthz", of: server)) != nil {}
            hold.finish()
          }
        }
        #expect(outcome.status == 0)
        let reply = try await slow?.value
        #expect(reply?.response.status == .created)
        #expect(reply?.text.contains("\"title\":\"Slow\"") == true)
      }
    }
  }
}
