import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Fetching many feeds. The source is injected by the initializer, so that tests can produce
/// conditions that are rare on the real web: no network, a truncated feed, or a hundred feeds while
/// some of them hang.
struct StoryRefreshTests {
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
  private let kiln = WebAddress.fixture("https://kiln.example/feed.xml")

  /// The other program has fetched the feed, or has failed to.
  @Test(
    arguments: [
      (.byHand, FetchState(fetchedAt: Timestamp.fixture(1))),
      (.due, FetchState(nextAt: Timestamp.fixture(1800), failures: 1)),
    ] as [(FeedDemand, FetchState)])
  func usesWhatAnotherProgramFetchesMeanwhile(
    _ demand: FeedDemand, _ fetched: FetchState
  ) async throws {
    let world = try await subscribed()
    let lease = try await WorkLease.fixture(WorkName("News", harbour.host), of: world.leases)
    let refresh = Task { try await world.refresh(demand: demand) }
    await world.pauses.asleep()
    try await world.store.record(fetched, movedTo: nil, of: NewsFeed.ID("f1"), under: lease)
    world.clock.set(Timestamp.fixture(2))
    try await world.leases.release(lease.work, of: lease.token)
    world.pauses.wake()
    #expect(try await refresh.value.outcomes.map(\.result) == [.unchanged])
    #expect(world.web.askings.isEmpty)
  }

  @Test func keepsTheLanguageOfTheLatestDocument() async throws {
    let world = try await subscribed(
      to: ParsedFeed(format: .atom10, language: "ja", entries: [.fixture(id: "1")]))
    try await world.refresh()
    let feed = try await world.feed("f1")
    #expect(feed.language == "ja")
    #expect(try await world.page().headlines.first?.carriers.first?.language == "ja")
    #expect(try await world.repository.file(feed, under: .fixture("Sea")).language == "ja")
    world.web.change { $0[harbour] = .failing(.unreachable("There is no network.")) }
    try await world.refresh(at: 60)
    #expect(try await world.feed("f1").language == "ja")
  }

  @Test func keepsTheStoriesAndReportsEachFailureWithoutANetwork() async throws {
    let world = try await subscribed()
    try await world.refresh()
    world.web.change { $0[harbour] = .failing(.unreachable("There is no network.")) }
    world.clock.set(Timestamp.fixture(60))

    let report = try await world.refresh()

    #expect(
      report.outcomes.map(\.result) == [
        .failed(.source(.unreachable("There is no network.")))
      ])
    let page = try await world.page()
    #expect(page.headlines.map(\.title) == ["Harbour reopens"])
    #expect(
      page.troubles.map(\.reason) == ["The document could not be fetched. There is no network."])
  }

  @Test func reportsADocumentThatIsNotAFeedAndNextRequestsTheWhole() async throws {
    let world = try await subscribed { $0.publish("half a fee", at: harbour) }

    let report = try await world.refresh()
    // The feed is not due yet, so this sends no request.
    try await world.refresh(demand: .due)
    world.web.change { $0.publish("one", at: harbour) }
    try await world.refresh(at: 60)

    #expect(
      report.outcomes.map(\.result) == [
        .failed(.unreadable(.unknownFormat("a text of a test")))
      ])
    #expect(world.web.askings.map(\.validators) == [.none, .none])
    #expect(try await world.titles() == ["Harbour reopens"])
  }

  @Test(arguments: [true, false])
  func followsOnlyAPermanentRedirectFromThenOn(_ isPermanent: Bool) async throws {
    let world = try await subscribed {
      $0[harbour] = .moved(to: kiln, forGood: isPermanent)
      $0.publish("one", at: kiln)
    }
    let report = try await world.refresh()
    try await world.refresh(at: 60)

    let address = isPermanent ? kiln : harbour
    #expect(report.outcomes.map(\.movedTo) == [isPermanent ? kiln : nil])
    #expect(report.outcomes.map(\.redirectedTo) == [nil])
    #expect(world.web.askings.map(\.address) == [harbour, address])
    #expect(try await world.store.feeds().map(\.address) == [address])
    #expect(try await world.titles() == ["Harbour reopens"])
  }

  @Test func aFeedDoesNotMoveToTheAddressOfAnotherFeed() async throws {
    let world = try await subscribed {
      $0[harbour] = .moved(to: kiln, forGood: true)
      $0.publish("one", at: kiln)
    }
    try await world.subscribe(.unfetched("f2", kiln.text))
    var outcomes = try await world.refresh("f1").outcomes
    outcomes += try await world.refresh("f1", at: 60).outcomes
    world.web.answer(.success(FeedReply(document: nil, movedTo: kiln)), at: harbour)
    outcomes += try await world.refresh("f1", at: 120).outcomes

    #expect(outcomes.map(\.movedTo) == [nil, nil, nil])
    #expect(outcomes.map(\.redirectedTo) == [kiln, kiln, kiln])
    #expect(try await world.feed("f1").address == harbour)
  }

  @Test func aFeedWithoutATitleIsNamedAfterTheHostItMovesTo() async throws {
    let world = try await subscribed(
      to: ParsedFeed(format: .atom10, entries: [.fixture(id: "1")])
    ) {
      $0[harbour] = .moved(to: kiln, forGood: true)
      $0.publish("one", at: kiln)
    }
    try await world.refresh()
    #expect(try await world.store.feeds().map(\.title) == [kiln.host])
  }

  @Test func keepsTheAddressOfAPermanentRedirectWithoutADocument() async throws {
    let world = try await subscribed()
    try await world.refresh()
    world.web.answer(.success(FeedReply(document: nil, movedTo: kiln)), at: harbour)
    let report = try await world.refresh(at: 60)

    #expect(report.outcomes.map(\.result) == [.unchanged])
    #expect(try await world.store.feeds().map(\.address) == [kiln])
  }

  @Test func updatesTheSiteOfAFeedIfItsDocumentHasOne() async throws {
    let site = WebAddress.fixture("https://tidewater.example/")
    let said = ParsedFeed(format: .rss20, link: site)
    let world = StoryWorld(feeds: ["one": said, "two": .fixture()])
    try await world.subscribe(.unfetched("f1", harbour.text))
    for (seconds, text) in [(0, "one"), (7200, "two")] as [(Int64, String)] {
      world.web.change { $0.publish(text, at: harbour) }
      try await world.refresh(at: seconds)
      #expect(try await world.store.feeds().map(\.site) == [site])
    }
  }

  @Test func retiresAFeedThatIsPermanentlyGoneAndKeepsItsStories() async throws {
    let world = try await subscribed()
    try await world.refresh()
    world.web.change { $0[harbour] = .failing(.gone) }
    for seconds in [60, 90_000] as [Int64] {
      try await world.refresh(at: seconds)
    }
    #expect(world.web.askings.count == 2)
    #expect(try await world.refresh().outcomes.map(\.result) == [.retired])
    #expect(try await world.titles() == ["Harbour reopens"])
  }

  @Test func doesNotContactARateLimitingServerEvenByHand() async throws {
    let world = try await subscribed { $0[harbour] = .failing(.limited(.seconds(600))) }
    try await world.refresh()
    let early = try await world.refresh(at: 599)
    try await world.refresh(at: 600)

    #expect(early.outcomes.map(\.result) == [.paused(until: Timestamp.fixture(600))])
    #expect(world.web.askings.count == 2)
  }

  @Test func aLaterRefreshSendsTheValidatorsAndRenewsTheLifetime() async throws {
    let world = try await subscribed {
      $0.publish("one", at: harbour, lifetime: .seconds(7200))
    }
    try await world.refresh()
    #expect(try await world.refresh(at: 60).outcomes.map(\.result) == [.unchanged])
    try await world.refresh(demand: .due, at: 7200)
    #expect(world.web.askings.map(\.validators.isEmpty) == [true, false])
  }

  /// Returns a world with a subscription to ``harbour``, which was never fetched. A feed is
  /// published there, unless `change` publishes something else.
  private func subscribed(
    to feed: ParsedFeed = .fixture(.fixture(id: "1")), retention: StoryRetention = .usual,
    changing change: (inout FeedWeb) -> Void = { _ in }
  ) async throws -> StoryWorld {
    let world = StoryWorld(feeds: ["one": feed], retention: retention)
    world.web.change {
      $0.publish("one", at: harbour)
      change(&$0)
    }
    try await world.subscribe(.unfetched("f1", harbour.text))
    return world
  }

  // MARK: - Retention

  @Test func removesStoriesAfterEveryFetch() async throws {
    let world = try await subscribed(
      to: .fixture(.fixture(id: "1"), .fixture(id: "2")),
      retention: try #require(StoryRetention(stories: 1)))
    try await world.refresh()
    #expect(try await world.titles().count == 1)
    let answers: [Result<FeedReply, FeedSourceFailure>] = [
      .success(FeedReply(document: nil)), .failure(.notFound),
    ]
    for (index, answer) in answers.enumerated() {
      try await world.take(.fixture(id: "more \(index)"), of: .unfetched("f1", harbour.text))
      #expect(try await world.titles().count == 2)
      world.web.answer(answer, at: harbour)
      try await world.refresh(at: Int64(index + 1) * 86_400)
      #expect(try await world.titles().count == 1)
    }
  }

  @Test func removesStoriesOfANewFeed() async throws {
    let world = StoryWorld(
      feeds: ["one": .fixture(.fixture(id: "1"), .fixture(id: "2"))],
      retention: try #require(StoryRetention(stories: 1)))
    world.web.change { $0.publish("one", at: harbour) }
    #expect(try await world.add(harbour.text).stories == 1)
    #expect(try await world.titles().count == 1)
  }

  // MARK: - Clock skew

  @Test(arguments: [FeedDemand.due, .byHand])
  func fetchesAFeedThatWasFetchedWhileTheClockWasAhead(_ demand: FeedDemand) async throws {
    let world = try await subscribed()
    try await world.refresh(demand: demand, at: 86_400 * 3650)
    try await world.refresh(demand: demand, at: 0)
    #expect(world.web.askings.count == 2)
    #expect(
      try await world.store.feed(NewsFeed.ID("f1"))?.fetchState.nextAt == Timestamp.fixture(3600))
  }

  // MARK: - Hosts

  private static let slow = (1...5).map { WebAddress.fixture("https://slow.example/\($0).xml") }

  @Test func postponesTheOtherFeedsOfAHostAfterTwoTimeouts() async throws {
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))])
    world.web.change { web in
      for address in Self.slow { web[address] = .failing(.timedOut("It took too long.")) }
      web.publish("one", at: harbour)
    }
    try await world.subscribe(.unfetched("harbour", harbour.text))
    try await world.subscribe(to: Self.slow)

    let report = try await world.refresh()
    let asked = Set(world.web.askings.map(\.address)).subtracting([harbour])

    #expect(asked.count == 2)
    let results = report.outcomes.map(\.result)
    #expect(results.count { $0 == .failed(.source(.timedOut("It took too long."))) } == 2)
    #expect(results.count { $0 == .postponed } == 3)
    #expect(report.newStories == 1)
    try await world.refresh(demand: .due, at: 1)
    let later = Set(world.web.askings.map(\.address)).subtracting([harbour])
    #expect(later.count == 4)
  }

  @Test func fetchesEveryFeedOfAHostAfterOneTimeout() async throws {
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))])
    world.web.change { web in
      for address in Self.slow { web.publish("one", at: address) }
      web[Self.slow[2]] = .failing(.timedOut("It took too long."))
    }
    try await world.subscribe(to: Self.slow)
    try await world.refresh()
    #expect(world.web.askings.count == 5)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      .unreachable("No."), .timedOut("No."), .privateNetwork("10.0.0.1"), .notFound, .gone,
      .refused(status: 403), .limited(nil), .outOfOrder(status: 500), .tooLarge(limit: 9),
    ] as [FeedSourceFailure])
  func releasesAHostAfterEveryFailure(_ failure: FeedSourceFailure) async throws {
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))])
    world.web.change { web in
      web[Self.slow[0]] = .failing(failure)
      web.publish("one", at: Self.slow[1])
    }
    try await world.subscribe(.unfetched("f1", Self.slow[0].text))
    await #expect(throws: StoryFailure.source(failure)) {
      try await world.preview(Self.slow[0])
    }
    #expect(try await world.refresh("f1").outcomes.map(\.result) == [.failed(.source(failure))])
    #expect(try await world.preview(Self.slow[1]).entries.count == 1)
  }

  @Test func contactsAtMostSixtyFourHostsConcurrentlyAndAnotherOneAfterARelease() async throws {
    let world = StoryWorld()
    let names = (1...66).map { "h\($0).example" }
    for name in names { try await world.subscribe(.unfetched(name, "https://\(name)/feed")) }
    let (first, others, late) = (FeedHold(), FeedHold(), FeedHold())
    for (index, name) in names.enumerated() {
      let hold = index == 0 ? first : index < 64 ? others : late
      world.web.hold(hold, at: .fixture("https://\(name)/feed"))
    }
    let repository = world.repository
    let feeds = try await repository.feeds(names.map { .fixture($0) })
    async let early = repository.refresh(Array(feeds.prefix(64)), .byHand) { _ in }
    await first.reached()
    await others.reached(63)
    async let waiting = repository.refresh(Array(feeds.suffix(2)), .byHand) { _ in }
    for _ in 0..<1000 { await Task.yield() }
    #expect(world.web.askings.count == 64)
    first.release()
    await late.reached()
    for _ in 0..<1000 { await Task.yield() }
    #expect(world.web.askings.count == 65 && world.web.busiestAtAll == 64)
    others.release()
    late.release()
    let reports = try await (early, waiting)
    #expect(reports.0.outcomes.count == 64 && reports.1.outcomes.count == 2)
  }

  @Test(.timeLimit(.minutes(1))) func storesAtMostTwoDocumentsAtATime() async throws {
    let merges = InstantSleeper(isHeld: true)
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))]) {
      try? await merges.sleep(for: .seconds(1))
    }
    let addresses = (1...4).map { WebAddress.fixture("https://h\($0).example/feed.xml") }
    world.web.change { web in
      for address in addresses { web.publish("one", at: address) }
    }
    try await world.subscribe(to: addresses)
    let refresh = Task { try await world.refresh() }
    while world.web.askings.count < 4 || merges.durations.count < 2 { await Task.yield() }
    for _ in 0..<1000 { await Task.yield() }
    #expect(merges.durations.count == 2)
    merges.wake()
    #expect(try await refresh.value.outcomes.count == 4)
  }

  // MARK: - Leases

  @Test(.timeLimit(.minutes(1))) func aLostLeaseFailsOnlyItsOwnFeed() async throws {
    let world = try await subscribed { $0.publish("one", at: kiln) }
    try await world.subscribe(.unfetched("f2", kiln.text))
    let hold = world.web.hold(harbour)
    let refresh = Task { try await world.refresh() }
    await hold.reached()
    let end = world.clock.now.advanced(by: LeasedWork.duration)
    #expect(
      try await world.leases.claim(
        WorkName("News", harbour.host), for: "another program", at: end,
        until: end.advanced(by: LeasedWork.duration)))
    hold.release()
    let report = try await refresh.value
    let failed = report.outcomes.filter { $0.result == .failed(.lostLease) }
    #expect(failed.map(\.feed) == [NewsFeed.ID("f1")])
    #expect(FeedTrouble.lostLease.description == WorkLease.lossReason)
    #expect(report.newStories == 1)
    // The host is free again.
    try await world.refresh("f1", at: 86_400)
    #expect(try await world.feed("f1").fetchState.fetchedAt == Timestamp.fixture(86_400))
  }

  // MARK: - Many at once

  @Test func aHangingFeedDelaysNoOtherHostAndEachHostGetsOneRequestAtATime() async throws {
    let entries = Dictionary(
      uniqueKeysWithValues: (0..<100).map {
        ("text \($0)", ParsedFeed.fixture(title: "Feed \($0)", .fixture(id: "\($0)")))
      })
    let world = StoryWorld(feeds: entries)
    // Four feeds per host; the first feed of every tenth host hangs.
    let addresses = (0..<100).map {
      WebAddress.fixture("https://h\($0 / 4).example/\($0).xml")
    }
    world.web.change { web in
      for (index, address) in addresses.enumerated() {
        web.publish("text \(index)", at: address)
      }
    }
    try await world.subscribe(to: addresses)
    let hanging = [addresses[0], addresses[40], addresses[80]]
    let hold = world.web.hold(hanging[0], hanging[1], hanging[2])
    let (ends, ended) = AsyncStream.makeStream(of: NewsFeed.ID.self)

    async let report = world.repository.refresh(nil, .byHand) { progress in
      if let last = progress.last { ended.yield(last.feed) }
    }
    await hold.reached(3)
    var before: [NewsFeed.ID] = []
    for await feed in ends {
      before.append(feed)
      // All feeds that do not wait behind a hanging one.
      if before.count == 88 { break }
    }
    hold.release()

    #expect(before.allSatisfy { !["f0", "f40", "f80"].contains($0.raw) })
    #expect(try await report.outcomes.count == 100)
    #expect(world.web.busiest.values.allSatisfy { $0 == 1 })
    #expect(world.web.busiestAtAll > 1)
  }

  @Test func keepsTheFeedsFetchedBeforeARefreshIsCancelled() async throws {
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))])
    world.web.change {
      $0.publish("one", at: harbour)
      $0.publish("two", at: kiln)
    }
    try await world.subscribe(.unfetched("f1", harbour.text), .unfetched("f2", kiln.text))
    let hold = world.web.hold(kiln)
    let came = AsyncStream.makeStream(of: Void.self)
    let refresh = Task {
      try await world.repository.refresh(nil, .byHand) { progress in
        if progress.last != nil { came.continuation.yield() }
      }
    }
    await hold.reached()
    for await _ in came.stream { break }

    refresh.cancel()

    await #expect(
      throws: StoryFailure.cancelled(
        RefreshReport(
          outcomes: [.fixture(.fetched(StoryMerge(new: 1, changed: 0)))], total: 2))
    ) { try await refresh.value }
    #expect(try await world.titles() == ["Harbour reopens"])
    // The cancelled feed is unchanged, and will be fetched next time.
    #expect(try await world.store.feed(NewsFeed.ID("f2"))?.fetchState == .new)
  }

  @Test(.timeLimit(.minutes(1))) func anErrorOfTheStoreCancelsTheOtherRequests() async throws {
    let world = StoryWorld()
    try await world.subscribe(to: [kiln, Self.slow[0], Self.slow[1]])
    let hanging = world.web.hold(kiln)
    // The second request to this host starts after the first one, when the database is full.
    let first = world.web.hold(Self.slow[0], Self.slow[1])
    let refresh = Task { try await world.refresh() }
    await hanging.reached()
    await first.reached()
    world.leases.fail(.full)
    first.release()
    await #expect(throws: StoryFailure.store(StoreFailure(.full))) { try await refresh.value }
  }

  @Test func twoConcurrentRefreshesFetchEachFeedOnce() async throws {
    let world = try await subscribed()
    let hold = world.web.hold(harbour)
    async let first = world.refresh(demand: .due)
    await hold.reached()
    async let second = world.refresh(demand: .due)
    world.clock.set(Timestamp.fixture(1))
    hold.release()
    _ = try await (first, second)
    #expect(world.web.askings.count == 1)
  }
}
