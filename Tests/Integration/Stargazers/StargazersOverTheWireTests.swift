import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import TestSupport
import Testing

/// The source with the real libcurl: links, redirects and the token.
@Suite struct StargazersOverTheWireTests {
  @Test func readsAListByItsLinksAndStoresIt() async throws {
    try await withLoopbackServer(answering: { request in
      let number = request.path.contains("x?page=") ? Int(request.path.suffix(1)) ?? 1 : 1
      let link = number < 3 ? ["Link: </repositories/7/x?page=\(number + 1)>; rel=\"next\""] : []
      return [.reply(header: link, body: Array(#"[{"id":\#(number),"login":"p\#(number)"}]"#.utf8))]
    }) { server in
      let store = SQLStargazerStore(
        database: try await SQLiteDatabase.inMemory(migrations: SQLStargazerStore.migrations))
      var place: PagePlace?
      for number in 1...3 {
        let reply = try await source(at: server).page(at: place, of: .fixture(), unless: .none)
        let page = try #require(reply.content)
        try await store.keep(
          page.stargazers, as: .fixture(number, rows: page.rows), of: .fixture())
        place = page.neighbours.next
      }
      #expect(place == nil)
      let found = try await store.stargazers(
        onPages: 1...3, of: .fixture(), order: .newest, limit: 9)
      #expect(found.map(\.login) == ["p3", "p2", "p1"])
      #expect(
        server.requests.map(\.path) == [
          "/repos/lindqvist/glaze/stargazers?per_page=100", "/repositories/7/x?page=2",
          "/repositories/7/x?page=3",
        ])
    }
  }

  @Test func sendsTheTokenToItsOriginOnly() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("[]")] }) { elsewhere in
      let address = "http://\(elsewhere.authority)/repositories/7"
      try await withLoopbackServer(answering: { _ in [.redirect(301, to: address)] }) { server in
        let source = source(at: server, token: Secret("word"))
        await #expect(throws: StargazerSourceFailure.foreign(address)) {
          try await source.page(at: nil, of: .fixture(), unless: .none)
        }
        #expect(server.requests.map { $0.fields[.authorization] } == ["Bearer word"])
        #expect(elsewhere.requests.map { $0.fields[.authorization] } == [nil])
      }
    }
  }

  @Test func followsARenamedRepositoryWithTheToken() async throws {
    try await withLoopbackServer(answering: { request in
      request.path.hasPrefix("/repos/")
        ? [.redirect(301, to: "/repositories/7/stargazers")]
        : [.reply("[]")]
    }) { server in
      let source = source(at: server, token: Secret("word"))
      let reply = try await source.page(at: nil, of: .fixture(), unless: .none)
      #expect(reply.content?.rows == 0)
      #expect(server.requests.map { $0.fields[.authorization] } == ["Bearer word", "Bearer word"])
    }
  }

  private func source(at server: LoopbackServer, token: Secret? = nil) -> HTTPStargazerSource {
    HTTPStargazerSource(
      client: CurlHTTPClient(userAgent: "SeamsTests/1"), base: "http://\(server.authority)",
      token: token, clock: FixedWallClock(.fixture()))
  }
}
