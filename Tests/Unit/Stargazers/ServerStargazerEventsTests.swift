import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersTesting
import Testing

@testable import CoreWeb
@testable import StargazersWeb

/// The states of a list as server-sent events.
@Suite struct ServerStargazerEventsTests {
  private static let path = "/api/v1/stargazers/list/states?repository=lindqvist/glaze"

  @Test func sendsEveryStateAsAnEvent() async throws {
    let repository = StubStargazerRepository()
    repository.answer {
      $0.progress = [.pages(1, of: 2), .pause(until: Stargazer.fixtureTime(30))]
      $0.list = .success(.served([], total: 0))
    }
    let reply = await StargazerSite(over: repository).reply(to: Self.path)
    #expect(reply.fields[.contentType] == "text/event-stream")
    let answer = sortedJSON(
      #"{"availability":"list","fetchedAt":"2026-01-01T00:00:00.000Z","next":null,"refusal":null,"stargazers":[],"total":0}"#
    )
    #expect(
      try await reply.text() == """
        event: idle
        data: {}

        event: preparing
        data: {"limit":30,"repository":"lindqvist/glaze","sort":"oldest"}

        event: loading
        data: {"page":1,"pages":2,"pausedUntil":null}

        event: loading
        data: {"page":null,"pages":null,"pausedUntil":"2026-01-01T00:00:30.000Z"}

        event: success
        data: {"ageSeconds":null,"answer":\(answer),"origin":"service"}


        """)
  }

  @Test func sendsTheFailureAsTheLastEvent() async throws {
    let repository = StubStargazerRepository()
    repository.answer { $0.list = .failure(.unknownRepository(.fixture())) }
    let events = try await StargazerSite(over: repository).reply(to: Self.path).text()
    #expect(events.contains("event: preparing\n"))
    #expect(events.contains("\n\nevent: failure\ndata: {\"detail\":"))
    #expect(events.contains(#""status":404"#))
  }

  /// The client disconnects while the synchronization waits for the next page: it is cancelled.
  @Test(.timeLimit(.minutes(1))) func cancelsTheIntentIfTheClientDisconnects() async throws {
    let (pages, hold) = AsyncStream.makeStream(of: Void.self)
    defer { hold.finish() }
    let (walk, report) = AsyncStream.makeStream(of: WalkEvent.self)
    let repository = StubStargazerRepository(waitingFor: {
      report.yield(.begun)
      for await _ in pages {}
      report.yield(Task.isCancelled ? .calledOff : .over)
    })
    let reading = Task {
      try await StargazerSite(over: repository).reply(to: Self.path).text()
    }
    var events = walk.makeAsyncIterator()
    #expect(await events.next() == .begun)
    reading.cancel()
    #expect(await events.next() == .calledOff)
    await #expect(throws: (any Error).self) { () async throws in _ = try await reading.value }
  }

  private enum WalkEvent { case begun, calledOff, over }

  @Test func describesTheLimitsOfAllInputs() throws {
    let feature = StargazersWebFeature().served(StubStargazersScreens())
    let limits = try DescribedLimits(OpenAPI([feature.api]).bytes)
    #expect(limits.missing == [])
    #expect(limits.count > 5)
  }

  @Test func describesExactlyTheRoutesOfTheAPI() throws {
    let feature = StargazersWebFeature().served(StubStargazersScreens())
    let described = try DescribedOperations(OpenAPI([feature.api]).bytes)
    let routes = feature.routes(PageLayout(menus: [])).filter { $0.path.hasPrefix("/api/") }
    let served = routes.map { route in
      route.method.rawValue.lowercased() + " /"
        + route.path.split(separator: "/").map {
          $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
        }.joined(separator: "/")
    }
    #expect(
      described.operations.filter { !$0.hasSuffix("openapi.json") }.sorted() == served.sorted())
    #expect(served.count == 5)
    #expect(described.danglingReferences == [])
    #expect(described.largestLimits == [40_000])
  }
}
