import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over sockets.
@Suite struct StargazersServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let api = "/api/v1/stargazers"
  private static let glaze = "repository=lindqvist/glaze"

  @Test func reportsEveryPageAndReturnsStoredDataOffline() async throws {
    try await withPrograms(storesInFiles: true) { programs in
      let question = "\(Self.glaze)&cursor=2100&limit=200"
      var seen = ""
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder) { server in
        let walk = try await visitor.get("\(Self.api)/list/states?\(question)", of: server)
        #expect(walk.response.headerFields[.contentType] == "text/event-stream")
        let pages = walk.text.matches(
          of: /event: loading\ndata: \{"page":(\d+),"pages":(\d+),"pausedUntil":null\}/)
        let last = try #require(pages.last)
        #expect(last.1 == last.2 && pages.count > 20)
        #expect(walk.text.contains("event: success\n"))
        seen = try await visitor.get("\(Self.api)?\(question)", of: server).text
      }
      try await programs.withServer(
        "--service", "github=http://127.0.0.1:9", "--data-dir", programs.dataFolder
      ) { server in
        let again = try await visitor.get("\(Self.api)?\(question)&refresh=yes", of: server)
        #expect(again.text == seen)
        #expect(again.response.headerFields[Self.origin] == "stored")
        #expect(again.response.headerFields[.age].flatMap { Int($0) } != nil)
        let page = try await visitor.get("/stargazers/list?\(question)&refresh=yes", of: server)
        #expect(page.text.contains("GitHub cannot be reached."))
        #expect(page.text.contains("start the server with “--demo”"))
      }
    }
  }

  /// The service does not respond and the client disconnects: the synchronization is cancelled.
  @Test(.timeLimit(.minutes(1))) func cancelsTheSyncIfTheClientDisconnects() async throws {
    try await withLoopbackServer(answering: { _ in [.awaitClientGone] }) { service in
      try await withPrograms { programs in
        let outcome = try await programs.withServer(
          "--service", "github=http://\(service.authority)"
        ) { server in
          let reading = Task {
            try await visitor.get("/stargazers/list?\(Self.glaze)", of: server)
          }
          #expect(await service.nextRequest()?.path.hasPrefix("/repos/lindqvist/glaze") == true)
          reading.cancel()
          await service.nextDisconnection()
        }
        #expect(outcome.status == 0)
        #expect(
          outcome.error.contains("/stargazers/list was cancelled: the client stopped reading."))
      }
    }
  }

  private static let origin = HTTPField.Name("\(ProductName.token)-Origin") ?? .age
}
