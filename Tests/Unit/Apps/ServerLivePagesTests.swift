import CoreDomain
import CoreTesting
import HTTPTypes
import Synchronization
import Testing
import ViewTestSupport

@testable import CoreWeb

@Suite struct ServerLivePagesTests {
  private let patience = LivePages.patience

  @Test func sendsAPageOnlyIfItHasChanged() async throws {
    let page = ScriptedPage(["A", "A", "B"])
    #expect(
      try await events(of: page, ["1", "1", "2", "3"])
        == "event: page\ndata: \"A\"\n\n" + ":\n\n" + "event: page\ndata: \"B\"\n\n")
    #expect(page.visits.count == 3)
  }

  @Test func rendersAPageAgainIfTheVersionStaysEqualOrUnknownForLong() async throws {
    for version in ["1", nil] {
      let page = ScriptedPage(["A", "B"])
      let versions = Array(repeating: version, count: patience + 2)
      #expect(
        try await events(of: page, versions)
          == "event: page\ndata: \"A\"\n\nevent: page\ndata: \"B\"\n\n")
    }
  }

  @Test func rendersAPageAsForAVisitorFromAnotherSite() async throws {
    let page = ScriptedPage(["A"])
    _ = try await events(of: page, ["1"], at: "/list/7?x=1", [.cookie: "a=b"])
    let visit = try #require(page.visits.first)
    #expect(visit.isForeign && visit.head.path == "/list/7?x=1" && visit.parameters == ["id": "7"])
    #expect(visit.head.headerFields[.cookie] == "a=b")
  }

  @Test func sendsACommentForAFailure() async throws {
    let page = ScriptedPage(["A", nil, "B"])
    #expect(
      try await events(of: page, ["1", "2", "3"])
        == "event: page\ndata: \"A\"\n\n:\n\nevent: page\ndata: \"B\"\n\n")
  }

  @Test func endsWithAReloadIfTheAddressLeadsElsewhere() async throws {
    let live = LivePages(
      routes: [ServerRoute(.get, "/list/:id", isLive: true) { _ in .redirect(to: "/account") }],
      access: AccessGuard(sessions: nil), news: ScriptedChangeNews(["1", "2"]), tracer: .off)
    let reply = try await live.route.answer(Self.request("/list/7"))
    #expect(try await reply.streamed() == "event: reload\ndata: {}\n\n")
  }

  @Test(arguments: ["", "/", "/other", "/nowhere", "https://evil.example/list/7"])
  func findsNothingAtAnAddressThatIsNotLive(_ target: String) async {
    let live = live(ScriptedPage(["A"]), ["1"])
    await #expect(throws: Problem.nothing(at: target)) {
      try await live.route.answer(Self.request(target))
    }
  }

  @Test func endsWithAReloadIfTheClientIsNoLongerAdmitted() async throws {
    let page = ScriptedPage(["A"])
    let access = AccessGuard(sessions: .fixture("0123456789abcdef0123456789abcdef"))
    let events = try await events(of: page, ["1", "2"], access: access)
    #expect(events == "event: reload\ndata: {}\n\n")
    #expect(page.visits.isEmpty)
  }

  @Test func keepsALimitedNumberOfPagesUpToDateAtATime() async throws {
    let page = ScriptedPage(["A", "B"])
    #expect(try await events(of: page, ["1"], limit: 0) == "retry: 60000\n\n")
    let one = live(page, ["1"], limit: 1)
    for letter in ["A", "B"] {
      let reply = try await one.route.answer(Self.request("/list/7"))
      #expect(try await reply.streamed() == "event: page\ndata: \"\(letter)\"\n\n")
    }
  }

  @Test func otherSitesCannotOpenTheStream() async {
    #expect(live(ScriptedPage([]), []).route.acts)
  }

  private func events(
    of page: ScriptedPage, _ versions: [String?], at target: String = "/list/7",
    _ fields: HTTPFields = [:], access: AccessGuard = AccessGuard(sessions: nil),
    limit: Int = LivePages.limit
  ) async throws -> String {
    let live = live(page, versions, access: access, limit: limit)
    let reply = try await live.route.answer(Self.request(target, fields))
    #expect(reply.fields[.contentType] == "text/event-stream")
    return try await reply.streamed()
  }

  private func live(
    _ page: ScriptedPage, _ versions: [String?], access: AccessGuard = AccessGuard(sessions: nil),
    limit: Int = LivePages.limit
  ) -> LivePages {
    LivePages(
      routes: [
        ServerRoute(.get, "/list/:id", isLive: true, answer: page.answer),
        ServerRoute(.get, "/other", answer: page.answer),
      ], access: access, news: ScriptedChangeNews(versions), tracer: .off, limit: limit)
  }

  private static func request(_ target: String, _ fields: HTTPFields = [:]) -> ServerRequest {
    let query = target.replacing("?", with: "%3F").replacing("=", with: "%3D")
    return ServerRequest(head: .fixture("/live?page=\(query)", fields: fields))
  }
}

/// A page whose content changes with each visit.
private final class ScriptedPage: Sendable {
  private let contents: [String?]
  private let visited = Mutex<[ServerRequest]>([])

  /// - Parameter contents: The contents in order; `nil` means a failure.
  init(_ contents: [String?]) {
    self.contents = contents
  }

  var visits: [ServerRequest] { visited.withLock { $0 } }

  @Sendable func answer(_ request: ServerRequest) throws -> ServerReply {
    let number = visited.withLock { visited in
      visited.append(request)
      return visited.count
    }
    guard let content = contents.dropFirst(number - 1).first ?? nil else {
      throw Problem(.serviceUnavailable, "Busy.")
    }
    return .text(content)
  }
}

@Suite(.timeLimit(.minutes(1))) struct ServerChangeNewsTests {
  private let versions = CountedVersions()
  private let sleeper = SteppedSleeper()

  @Test func sendsTheVersionsToEachListener() async {
    let news = PolledChangeNews(versions: versions, sleeper: sleeper)
    var (one, other) = (news.heard().makeAsyncIterator(), news.heard().makeAsyncIterator())
    let running = Task { await news.run() }
    for version in ["1", "2"] {
      sleeper.step()
      #expect(await one.next() == DataVersion(version))
      #expect(await other.next() == DataVersion(version))
    }
    running.cancel()
    #expect(await one.next() == nil)
    #expect(await other.next() == nil)
    await running.value
    var late = news.heard().makeAsyncIterator()
    #expect(await late.next() == nil)
    #expect(versions.count == 2)
  }

  /// The version that is read last finds that the listener is gone.
  @Test func readsNoVersionIfNobodyListens() async {
    let news = PolledChangeNews(versions: versions, sleeper: sleeper)
    let running: Task<Void, Never>
    do {
      var listener = news.heard().makeAsyncIterator()
      running = Task { await news.run() }
      sleeper.step()
      #expect(await listener.next() == DataVersion("1"))
    }
    for _ in 0..<5 { sleeper.step() }
    sleeper.end()
    await running.value
    #expect(versions.count <= 2)
  }
}

/// Versions that count from 1.
private final class CountedVersions: DataVersions {
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  func dataVersion() async -> DataVersion? {
    asked.withLock { count in
      count += 1
      return DataVersion("\(count)")
    }
  }
}

/// A sleeper whose sleeps end one after the other, when the test says so.
private final class SteppedSleeper: Sleeper {
  private let (steps, stepped) = AsyncStream<Void>.makeStream()

  func step() { stepped.yield() }

  func end() { stepped.finish() }

  func sleep(for duration: Duration) async throws(CancellationError) {
    var iterator = steps.makeAsyncIterator()
    guard await iterator.next() != nil, !Task.isCancelled else { throw CancellationError() }
  }
}
