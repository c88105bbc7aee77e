import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import StargazersWeb

/// The routes of the feature with real view models and a stub repository. These tests fail if the
/// wiring between the parts is broken.
@Suite struct ServerStargazersTests {
  private static let glaze = RepositoryName.fixture()
  private let repository = StubStargazerRepository().answering {
    $0.progress = [.pages(1, of: 2), .pause(until: .fixture(30))]
    $0.list = .success(.fixture([.fixture(id: 7, login: "mira")], total: 9))
    $0.stargazer = .success(
      FoundStargazer(.fixture(login: "mira"), of: .fixture(), origin: .fresh(askedAt: .fixture())))
    let history = StarHistory.served([3, 4], total: 9)
    $0.history = .success(history)
    $0.picture = .success(StarHistoryPicture(svg: "<svg/>", history: history))
  }

  /// The routes that send a request to the service.
  private static let requesting = [
    "/stargazers/list", "/stargazers/history", "/stargazers/history.svg", "/stargazers/people/mira",
    "/api/v1/stargazers", "/api/v1/stargazers/list/states", "/api/v1/stargazers/history",
    "/api/v1/stargazers/history.svg", "/api/v1/stargazers/people/mira",
  ]

  @Test(arguments: ["/stargazers"] + requesting)
  func respondsOnEveryRoute(_ path: String) async throws {
    let site = Site(over: repository)
    let path = path + "?repository=lindqvist/glaze"
    #expect(await site.reply(to: path).status == .ok)
    #expect(await site.reply(to: path, .head).status == .ok)
    #expect(await site.reply(to: path, .post).status == .methodNotAllowed)
  }

  @Test(arguments: requesting)
  func rejectsRequestsOfOtherSites(_ path: String) async {
    let site = Site(over: repository)
    let path = path + "?repository=lindqvist/glaze"
    let reply = await site.reply(to: path, fields: [.secFetchSite: "cross-site"])
    #expect(reply.status == .forbidden)
    #expect(repository.calls == [])
    #expect(await site.reply(to: path, fields: [.secFetchSite: "none"]).status == .ok)
  }

  @Test func returnsTheListAsJSON() async throws {
    let reply = await reply(
      "?repository=lindqvist/glaze&sort=newest&limit=2&cursor=3&refresh=yes")
    #expect(try await reply.wholeText().contains(#""login":"mira","starredAt":"2026-01-01T00"#))
    #expect(reply.fields[.answerOrigin] == "service")
    #expect(repository.calls == [.list(.fixture(.newest, 2, after: 3, refreshes: true))])
  }

  @Test func returnsARestrictedListAsJSON() async throws {
    repository.answer {
      $0.list = .success(.fixture([], total: 412, .restricted, refusal: "No push access"))
    }
    let reply = await reply("?repository=lindqvist/glaze")
    #expect(reply.status == .ok)
    #expect(try await reply.wholeText().contains(#""refusal":"No push access""#))
  }

  @Test func returnsAStargazerAndTheHistoryAsJSON() async throws {
    let person = await reply("/people/mira%20l?repository=lindqvist/glaze")
    #expect(try await person.wholeText().hasPrefix(#"{"avatarUrl":"https://avatars.example/u/1","#))
    #expect(person.fields[.answerOrigin] == "fresh")
    let history = await reply("/history?repository=lindqvist/glaze&refresh=yes")
    let text = try await history.wholeText()
    #expect(text.hasPrefix(#"{"total":9,"weeks":[{"days":[3,0,0,0,0,0,0],"#))
    #expect(
      repository.calls == [
        .stargazer("mira l", of: Self.glaze), .history(of: Self.glaze, refreshes: true),
      ])
  }

  @Test func sendsTheAgeOfStoredDataAndWhetherItMayBeIncomplete() async throws {
    repository.answer {
      $0.list = .success(.fixture(origin: .stored(90)))
      $0.history = .success(.fixture([], total: 0, origin: .stored(90, isComplete: false)))
    }
    for (path, isComplete) in [("", nil), ("/history", "false")] as [(String, String?)] {
      let reply = await reply(path + "?repository=lindqvist/glaze")
      #expect(reply.fields[.answerOrigin] == "stored")
      #expect(reply.fields[.age] == "90")
      #expect(reply.fields[.answerComplete] == isComplete)
    }
  }

  @Test(arguments: ["", "/api/v1"])
  func sendsAChartThatLoadsNothing(_ prefix: String) async throws {
    let site = Site(over: repository)
    let reply = await site.reply(to: "\(prefix)/stargazers/history.svg?repository=lindqvist/glaze")
    #expect(try await reply.wholeText() == "<svg/>")
    #expect(reply.fields[.contentType] == "image/svg+xml")
    let policies = reply.fields[values: .contentSecurityPolicy]
    #expect(policies.count == 1)
    #expect(policies.first?.hasPrefix("default-src 'none'; style-src 'unsafe-inline';") == true)
    #expect(repository.calls == [.picture(of: Self.glaze)])
  }

  @Test(
    arguments: [
      (.unknownRepository(glaze), 404, nil), (.unknownStargazer("x", of: glaze), 404, nil),
      (.restricted(glaze), 403, nil), (.cancelled(pages: 1, of: 2), 503, nil),
      (.busy(reason: "Wait."), 503, "1"), (.storage(reason: "Broken."), 500, nil),
      (.full(reason: "Full."), 507, nil), (.source(.unreachable("No.")), 504, nil),
      (.source(.notFound), 404, nil),
      (.source(.forbidden(reason: "No.")), 403, nil), (.source(.badToken), 502, nil),
      (.source(.outOfOrder(status: 500)), 502, nil), (.source(.unreadable("No.")), 502, nil),
      (.source(.foreign("http://else.example")), 502, nil), (.source(.ceiling), 502, nil),
      (.source(.refused(reason: "No.")), 422, nil), (.source(.cancelled), 503, nil),
      (.source(.limited(StargazerLimit(until: nil, isQuota: false))), 503, "60"),
      (.unknownEnd(because: .limited(StargazerLimit(until: nil, isQuota: false))), 503, "60"),
      (.unknownEnd(because: .unreachable("No.")), 504, nil),
      (
        .source(.limited(StargazerLimit(until: .fixture(60), isQuota: true))), 503,
        "Thu, 01 Jan 2026 00:01:00 GMT"
      ),
    ] as [(StargazerFailure, Int, String?)])
  func returnsAProblemForEachFailure(
    _ failure: StargazerFailure, _ status: Int, _ retryAfter: String?
  ) async throws {
    repository.answer {
      $0.list = .failure(failure)
      $0.stargazer = .failure(failure)
      $0.history = .failure(failure)
      $0.picture = .failure(failure)
    }
    for path in ["", "/people/x", "/history", "/history.svg"] {
      let reply = await reply(path + "?repository=lindqvist/glaze")
      #expect(reply.status.code == status)
      #expect(reply.fields[.contentType] == "application/problem+json")
      #expect(reply.fields[.retryAfter] == retryAfter)
      #expect(try await reply.wholeText().contains(#""status":\#(status)"#))
    }
  }

  @Test func doesNotBlameTheClientForTheTokenOfTheServer() async throws {
    repository.answer { $0.list = .failure(.source(.badToken)) }
    let text = try await reply("?repository=lindqvist/glaze").wholeText()
    #expect(text.contains("Your request is valid."))
    #expect(text.contains("The operator of the server must set a valid token"))
  }

  @Test(arguments: [
    "?repository=glaze", "?repository=a/b&refresh=perhaps", "/list/states?refresh=perhaps",
  ])
  func rejectsInvalidQueries(_ query: String) async {
    let reply = await reply(query)
    #expect(reply.status == .unprocessableContent)
    #expect(reply.fields[.contentType] == "application/problem+json")
    #expect(repository.calls.isEmpty)
  }

  @Test func isReadyIfThePreferencesCanBeRead() async throws {
    let feature = StargazersWebFeature().served(DefaultStargazersScreens(repository: repository))
    try await feature.isReady()
    #expect(repository.calls.isEmpty)
    let broken = DefaultStargazersScreens(
      repository: repository,
      preferences: StubStargazerPreferencesReader(nextValue: .failure(.storage(reason: "Broken."))))
    await #expect(throws: Problem(.serviceUnavailable, "Broken.")) { () async throws in
      try await StargazersWebFeature().served(broken).isReady()
    }
  }

  private func reply(_ path: String) async -> ServerReply {
    await Site(over: repository).reply(to: "/api/v1/stargazers\(path)")
  }
}

@Suite struct ServerStargazerEventsTests {
  private static let path = "/api/v1/stargazers/list/states?repository=lindqvist/glaze"
  private let repository = StubStargazerRepository()

  @Test func sendsEveryStateAsAnEvent() async throws {
    repository.answer {
      $0.progress = [.pages(1, of: 2), .pause(until: .fixture(30))]
      $0.list = .success(.fixture([], total: 0))
    }
    let reply = await Site(over: repository).reply(to: Self.path)
    #expect(reply.fields[.contentType] == "text/event-stream")
    let answer = sortedJSON(
      #"{"availability":"list","fetchedAt":"2026-01-01T00:00:00.000Z","next":null,"refusal":null,"stargazers":[],"total":0}"#
    )
    #expect(
      try await reply.wholeText() == """
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
    repository.answer { $0.list = .failure(.unknownRepository(.fixture())) }
    let events = try await Site(over: repository).reply(to: Self.path).wholeText()
    #expect(events.contains("event: preparing\n"))
    #expect(events.contains("\n\nevent: failure\ndata: {\"detail\":"))
    #expect(events.contains(#""status":404"#))
  }

  /// The client disconnects while the synchronization waits for the next page: it is cancelled.
  @Test(.timeLimit(.minutes(1))) func cancelsTheIntentIfTheClientDisconnects() async throws {
    let sleeper = InstantSleeper(isHeld: true)
    let (ends, report) = AsyncStream.makeStream(of: Bool.self)
    let repository = StubStargazerRepository(waitingFor: {
      try? await sleeper.sleep(for: .seconds(60))
      report.yield(Task.isCancelled)
    })
    let reading = Task { try await Site(over: repository).reply(to: Self.path).wholeText() }
    await sleeper.asleep()
    reading.cancel()
    #expect(await ends.first(1) == [true])
    await #expect(throws: (any Error).self) { () async throws in _ = try await reading.value }
  }

  @Test func describesTheRoutesOfTheAPIAndTheLimitsOfAllInputs() throws {
    let feature = StargazersWebFeature().served(StubStargazersScreens())
    try feature.expectDescribedAPI(operations: 5..., limits: 6...)
  }
}
