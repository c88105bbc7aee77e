import CoreDomain
import CoreInfrastructure
import FoundationEssentials
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over sockets.
@Suite struct StargazersServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let api = "/api/v1/stargazers"
  private static let glaze = "repository=lindqvist/glaze"

  @Test func showsTheSameNewestOnThePageAndInTheAPI() async throws {
    try await onDemo { server in
      let question = "\(Self.glaze)&sort=newest&limit=5"
      let page = try await visitor.get("/stargazers/list?\(question)", of: server)
      #expect(page.response.headerFields[.contentType] == "text/html; charset=utf-8")
      let reply = try await visitor.get("\(Self.api)?\(question)", of: server)
      let list = try JSONDecoder().decode(List.self, from: Data(reply.body))
      #expect(list.availability == "list")
      #expect(list.stargazers.count == 5 && (list.total ?? 0) > 5)
      #expect(list.stargazers.map(\.starredAt) == list.stargazers.map(\.starredAt).sorted(by: >))
      #expect(reply.response.headerFields[Self.origin] == "fresh")
      for person in list.stargazers {
        let path = "/stargazers/people/\(person.login)?repository=lindqvist%2Fglaze"
        #expect(page.text.contains("<a href=\"\(path)\"><bdi>\(person.login)</bdi>"))
      }
      let first = try #require(list.stargazers.first)
      let person = try await visitor.get(
        "\(Self.api)/people/\(first.login)?\(Self.glaze)", of: server)
      #expect(try JSONDecoder().decode(Person.self, from: Data(person.body)) == first)
    }
  }

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

  private struct List: Decodable {
    let availability: String
    let total: Int?
    let stargazers: [Person]
  }

  private struct Person: Decodable, Equatable {
    let login: String
    let starredAt: String
  }
}
