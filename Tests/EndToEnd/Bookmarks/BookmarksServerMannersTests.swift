import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The security of the server: stored bookmarks and search terms must be protected.
@Suite struct BookmarksServerMannersTests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func rejectsCrossSiteRequests() async throws {
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

  @Test func countsAndLogsRequestsWithoutTheirQueries() async throws {
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

  @Test func completesARequestInProgressBeforeItStops() async throws {
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
          // Sends the page only after the server has stopped accepting connections.
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
