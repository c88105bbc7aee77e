import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersRepository
import StargazersTesting
import TestSupport
import Testing

/// The source with the real libcurl, and with both well-behaved and misbehaving servers.
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

  @Test func receivesNoBodyIfUnchanged() async throws {
    try await withLoopbackServer(answering: { request in
      request.fields[.ifNoneMatch] == "W/\"a\""
        ? [.send("HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n\r\n")]
        : [.reply(header: ["ETag: W/\"a\""], body: Array("[]".utf8))]
    }) { server in
      let first = try await source(at: server).page(at: nil, of: .fixture(), unless: .none)
      let again = try await source(at: server).page(
        at: nil, of: .fixture(), unless: first.validators)
      #expect(first.content != nil && again.content == nil)
      #expect(again.validators.entityTag == "\"a\"")
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

  @Test(arguments: [
    (
      "HTTP/1.1 503 Busy\r\nContent-Length: 6\r\n\r\n<html>",
      StargazerSourceFailure.outOfOrder(status: 503)
    ),
    (
      "HTTP/1.1 429 Slow\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n",
      .limited(StargazerLimit(until: .fixture(30), isQuota: false))
    ),
    ("HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n", .notFound),
    (
      "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[{\"id\":1,",
      .unreadable("It is not JSON, or is incomplete.")
    ),
  ])
  func distinguishesFaultsOfTheService(
    _ reply: String, _ failure: StargazerSourceFailure
  ) async throws {
    try await withLoopbackServer(answering: { _ in [.send(reply)] }) { server in
      await #expect(throws: failure) {
        try await source(at: server).page(at: nil, of: .fixture(), unless: .none)
      }
    }
  }

  @Test(arguments: [
    [LoopbackAction.close], [.reset],
    [.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n[{\"id\":"), .close],
  ])
  func reportsABrokenConnection(_ script: [LoopbackAction]) async throws {
    try await withLoopbackServer(answering: { _ in script }) { server in
      let failure = await #expect(throws: StargazerSourceFailure.self) {
        try await source(at: server).count(.fixture(), unless: .none)
      }
      guard case .unreachable = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }
  }

  /// Cancels the request after the server has received it, so it is certainly in progress.
  @Test func cancelsARunningRequest() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    try await withLoopbackServer(answering: { _ in
      [.perform { arrived.yield() }, .awaitClientGone]
    }) { server in
      let source = source(at: server)
      let task = Task { () async -> StargazerSourceFailure? in
        do throws(StargazerSourceFailure) {
          _ = try await source.count(.fixture(), unless: .none)
          return nil
        } catch {
          return error
        }
      }
      for await _ in arrivals { break }
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }

  /// The service lists 40,000 of 50,000 stars. The first page links to a last page that the service
  /// rejects.
  @Test func requestsTheNewestBeyondTheCeilingWithFewRequests() async throws {
    try await withLoopbackServer(answering: { request in
      guard !request.path.hasSuffix("/count") else { return [.reply(#"{"count":50000}"#)] }
      let page = request.path.split(separator: "&page=").dropFirst().last.flatMap { Int($0) } ?? 1
      let rows = (1...100).map { #"{"id":\#(page * 100 + $0),"login":"p\#(page)-\#($0)"}"# }
      let links = [("prev", page - 1), ("next", page + 1), ("last", 500)].map {
        "</repositories/7/x?per_page=100&page=\($1)>; rel=\"\($0)\""
      }
      return [
        .reply(
          header: ["Link: \(links.joined(separator: ", "))"],
          body: Array("[\(rows.joined(separator: ","))]".utf8))
      ]
    }) { server in
      let source = source(at: server)
      let repository = DefaultStargazerRepository(
        source: source, caller: source.caller,
        store: SQLStargazerStore(
          database: try await SQLiteDatabase.inMemory(migrations: SQLStargazerStore.migrations)),
        drawing: SVGStarHistoryDrawing(), leasing: .fixture(), clock: FixedWallClock(.fixture()),
        sleeper: InstantSleeper(), jitter: { 0.5 }, tracer: .off)
      let list = try await repository.list(
        StargazerListRequest(repository: .fixture(), order: .newest, limit: .least)
      ) { _ in }
      #expect(list.stargazers.map(\.login) == ["p400-100"] && list.total == 50_000)
      #expect(list.availability == .partial(.ceiling(40_000)))
      #expect(server.requests.count == 3)
    }
  }

  private func source(at server: LoopbackServer, token: Secret? = nil) -> HTTPStargazerSource {
    HTTPStargazerSource(
      client: CurlHTTPClient(userAgent: "SeamsTests/1"), base: "http://\(server.authority)",
      token: token, clock: FixedWallClock(.fixture()))
  }
}
