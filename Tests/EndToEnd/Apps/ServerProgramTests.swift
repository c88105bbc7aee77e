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
}
