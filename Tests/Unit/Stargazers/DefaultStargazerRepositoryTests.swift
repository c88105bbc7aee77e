import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersTesting
import Testing

@Suite struct DefaultStargazerRepositoryTests {
  // MARK: - Availability

  @Test(arguments: [
    StarredRepository.Access.nobody(.notFound), .nobody(.forbidden(reason: "No.")), .nobodyUntold,
  ])
  func distinguishesARestrictedRepositoryFromAMissingOrEmptyOne(
    _ access: StarredRepository.Access
  ) async throws {
    let world = StargazerWorld(people: 5, access: access, weeks: [.fixture(stars: 5)])
    let list = try await world.list(.oldest, 30)
    #expect(list.availability == .restricted)
    #expect(list.total == 5 && list.stargazers.isEmpty)
    #expect(list.history?.weeks == [.fixture(stars: 5)])
  }

  @Test func returnsTheStoredRowsOfAListThatBecameRestricted() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    world.source.change { $0.access = .nobody(.notFound) }
    // The newest stars are not stored.
    for (order, ids) in [(.oldest, [1, 2, 3, 4, 5, 6]), (.newest, [])]
      as [(StargazerOrder, [Int64])]
    {
      world.letAMinutePass()
      let list = try await world.list(order, 6)
      #expect(list.availability == .restricted && list.ids == ids && list.refusal == nil)
    }
  }

  @Test(
    arguments: [
      .offline, .limited(until: nil), .limited(until: 3600, isQuota: true),
      .outOfOrder(status: 503), .unreadable("It is no JSON."), .foreign("https://other.example"),
    ] as [StargazerSourceFailure])
  func returnsStoredDataWithItsAge(_ failure: StargazerSourceFailure) async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.clock.set(.fixture(600))
    world.source.fail(failure)
    let list = try await world.list(.newest, 2)
    #expect(list.ids == [5, 4] && list.availability == .list)
    let stored = StoredAnswer(askedAt: .fixture(), now: .fixture(600))
    #expect(list.origin == .stored(stored, because: failure))
    #expect(world.sleeper.durations.isEmpty, "who asks waits for nothing")
  }

  @Test func reportsTheReasonIfNothingIsStored() async {
    let world = StargazerWorld(people: 5)
    world.source.fail(.offline)
    await #expect(throws: StargazerFailure.source(.offline)) { try await world.everybody() }
    await #expect(throws: StargazerFailure.source(.offline)) { try await world.find("person-1") }
    await #expect(throws: StargazerFailure.source(.offline)) { try await world.history() }
  }

  // MARK: - Rate limits

  @Test func returnsAFreshListWhileNobodyGetsALease() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.leases.fail(.busy)
    #expect(try await world.everybody() == [1, 2, 3, 4, 5])
    #expect(try await world.find("person-2").stargazer.id.raw == 2)
  }

  @Test func waitsForARateLimitDuringASyncAndCountsTheRetriesOfEachKindOfFailure() async throws {
    let world = StargazerWorld(people: 9)
    for asking in 4...5 { world.source.fail(.limited(until: nil), atAsking: asking) }
    for asking in 6...7 { world.source.fail(.outOfOrder(status: 502), atAsking: asking) }
    let (list, steps) = try await world.listWithProgress(.newest, 9)
    #expect(list.ids == Array((1...9).reversed()))
    #expect(
      world.sleeper.durations == [
        .seconds(60), .seconds(120), .milliseconds(750), .milliseconds(1500),
      ])
    #expect(
      steps == [
        .pages(1, of: 3), .pause(until: .fixture(60)), .pause(until: .fixture(180)),
        .pages(2, of: 3), .pages(3, of: 3),
      ])
  }

  @Test(arguments: [(nil, [60, 120, 240]), (1, [1, 1, 1])] as [(Int64?, [Int])])
  func stopsAfterThreeWaitsOfAnyLengthAndReturnsWhatWasRead(
    _ end: Int64?, _ waits: [Int]
  ) async throws {
    let world = StargazerWorld(people: 9)
    for asking in 4...8 { world.source.fail(.limited(until: end), atAsking: asking) }
    let list = try await world.list(.newest, 9)
    #expect(world.sleeper.durations == waits.map { .seconds($0) })
    #expect(list.ids == [9, 8, 7] && list.availability == .partial(.unread(3)))
  }

  @Test func sendsOneRequestAtATime() async throws {
    let source = SlowStargazerSource()
    let repository = StargazerWorld.repository(over: source)
    try await concurrently(4) { number in
      _ = try? await repository.history(of: .fixture("a/\(number)"), refreshes: true) { _ in }
    }
    #expect(source.most == 1)
  }

  // MARK: - Cancellation

  @Test func reportsTheProgressOfACancelledSync() async throws {
    let world = StargazerWorld(people: 20)
    world.source.fail(.cancelled, atAsking: 5)
    await #expect(throws: StargazerFailure.cancelled(pages: 2, of: 7)) {
      try await world.list(.newest, 20)
    }
  }

  @Test func countsThePageAfterOneWithoutUsersAsWanted() async throws {
    let people: [Stargazer?] = [nil, nil, nil] + StargazerWorld.people(3)
    let world = StargazerWorld(StarredRepository(starredBy: people))
    world.source.fail(.cancelled, atAsking: 3)
    await #expect(throws: StargazerFailure.cancelled(pages: 1, of: 2)) {
      try await world.list(.oldest, 1)
    }
  }

  @Test func endsTheSyncIfAPauseIsCancelled() async throws {
    let world = StargazerWorld(people: 9, isSleeperHeld: true)
    world.source.fail(.limited(until: nil), atAsking: 4)
    let walk = Task { try await world.list(.newest, 9) }
    await world.sleeper.asleep()
    walk.cancel()
    await #expect(throws: StargazerFailure.cancelled(pages: 1, of: 3)) { try await walk.value }
  }
}

/// Which pages of weeks are requested, with two weeks per page.
@Suite struct StarHistoryLoadTests {
  @Test func readsAllWeeks() async throws {
    let world = Self.world(weeks: 5)
    world.star(16...16)
    let history = try await world.history()
    #expect(history.weeks.map(\.total) == [5, 4, 3, 2, 1])
    #expect(history.total == 16, "one star is in no week")
    #expect(Self.pages(world) == [1, 2, 3])
  }

  @Test func stopsAtKnownWeeksAndRequestsThemConditionally() async throws {
    let world = Self.world(weeks: 5)
    try await world.history()
    world.letAMinutePass()
    world.source.change { $0.weeks[0] = .fixture(0, stars: 9) }
    #expect(try await world.history().weeks.map(\.total) == [9, 4, 3, 2, 1])
    #expect(Self.pages(world) == [1, 2])
    world.letAMinutePass()
    try await world.history()
    #expect(Self.pages(world) == [1])
    #expect(world.source.unchanged == 2, "the count, and the first page of weeks")
    try await world.history(refreshes: true)
    #expect(Self.pages(world) == [1, 1, 2, 3])
    #expect(world.source.unchanged == 3, "the count alone")
  }

  /// The arguments are the numbers of stars in the weeks.
  @Test(arguments: [[5], [4, 3], [3], [2, 1], [5, 4, 3, 2, 1]])
  func removesTheWeeksThatTheServiceNoLongerLists(_ gone: [Int]) async throws {
    let world = Self.world(weeks: 5)
    try await world.history()
    world.letAMinutePass()
    world.source.change { repository in
      repository.weeks.removeAll { gone.contains($0.total) }
    }
    let weeks = try await world.history(refreshes: true).weeks
    #expect(weeks.map(\.total) == [5, 4, 3, 2, 1].filter { !gone.contains($0) })
  }

  @Test func removesAWeekOnAPageThatAnInterruptedRefreshDidNotReach() async throws {
    let world = Self.world(weeks: 5)
    try await world.history()
    world.source.startOver()
    // The count and page 1 succeed.
    world.source.fail(.offline, atAsking: 3)
    try await world.history(refreshes: true)
    world.source.change { $0.weeks.removeAll { $0.total == 2 } }
    #expect(try await world.history().weeks.map(\.total) == [5, 4, 3, 1])
  }

  @Test func keepsTheNewestWeeksIfAnInterruptedLoadFindsNoOlderOnes() async throws {
    let world = Self.world(weeks: 7)
    world.source.fail(.offline, atAsking: 4)
    #expect(try await world.history().weeks.count == 4)
    world.letAMinutePass()
    world.source.change { $0.weeks = Array($0.weeks.prefix(4)) }
    #expect(try await world.history().weeks.count == 4)
    #expect(Self.pages(world) == [1, 3])
  }

  @Test func continuesAnInterruptedLoad() async throws {
    let world = Self.world(weeks: 7)
    // The count, pages 1 and 2 succeed; page 3 fails.
    world.source.fail(.offline, atAsking: 4)
    let part = try await world.history()
    #expect(part.weeks.count == 4)
    let stored = StoredAnswer(askedAt: .fixture(), now: .fixture(), isComplete: false)
    #expect(part.origin == .stored(stored, because: .offline))
    world.letAMinutePass()
    #expect(try await world.history().weeks.count == 7)
    #expect(Self.pages(world) == [1, 3, 4])
  }

  @Test func restartsAnInterruptedLoadIfNewWeeksMovedThePages() async throws {
    let world = Self.world(weeks: 12)
    world.source.fail(.offline, atAsking: 6)
    #expect(try await world.history().weeks.count == 8)
    world.letAMinutePass()
    world.source.change { $0.weeks = [.fixture(-2, stars: 1), .fixture(-1, stars: 1)] + $0.weeks }
    #expect(try await world.history().weeks.count == 14)
    #expect(Self.pages(world) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func reportsEachPageOnce() async throws {
    let steps = Recorder<StargazerProgress>()
    let world = Self.world(weeks: 5)
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { steps.remember($0) }
    #expect(steps.all == [.pages(1, of: 2), .pages(2, of: 3), .pages(3, of: 3)])
  }

  /// The count is request 1, and pages 1 and 2 are requests 2 and 3.
  @Test(arguments: [(2, Int64(10), true), (2, 11, false), (3, 300, true), (3, 301, false)])
  func waitsLongerForALimitAfterTheFirstWeeks(
    _ asking: Int, _ seconds: Int64, _ isWaitedFor: Bool
  ) async {
    let world = Self.world(weeks: 5)
    world.source.fail(.limited(until: seconds), atAsking: asking)
    let history = try? await world.history()
    #expect(world.sleeper.durations == (isWaitedFor ? [.seconds(seconds)] : []))
    #expect((history?.weeks.count == 5) == isWaitedFor)
  }

  @Test func returnsStoredWeeksOffline() async throws {
    let world = Self.world(weeks: 3)
    try await world.history()
    world.clock.set(.fixture(3600))
    world.source.fail(.outOfOrder(status: 502))
    let history = try await world.history()
    #expect(history.weeks.count == 3)
    let stored = StoredAnswer(askedAt: .fixture(), now: .fixture(3600))
    #expect(history.origin == .stored(stored, because: .outOfOrder(status: 502)))
  }

  @Test func drawsTheHistory() async throws {
    let picture = try await Self.world(weeks: 2).repository.picture(of: .fixture()) { _ in }
    #expect(picture.svg == "<svg>2 of lindqvist/glaze: 3</svg>")
  }

  private static func world(weeks count: Int) -> StargazerWorld {
    StargazerWorld(
      people: Int64(count * (count + 1) / 2),
      weeks: (0..<count).map { .fixture($0, stars: count - $0) })
  }

  private static func pages(_ world: StargazerWorld) -> [Int] {
    world.source.askings.compactMap { asking in
      if case .weeks(let number, of: _) = asking { number } else { nil }
    }
  }
}

@Suite struct DueStargazersTests {
  private let world = StargazerWorld(people: 5)

  @Test func countsARepositoryAgainAfterTheInterval() async throws {
    let work = work()
    #expect(try await work.perform() == nil, "nobody has requested a repository")
    try await world.history()
    world.clock.set(.fixture(-1).advanced(by: DueStargazers.interval))
    #expect(try await work.perform() == nil)
    letTheIntervalPass()
    #expect(try await work.perform() == "lindqvist/glaze has 5 stars.")
    #expect(world.source.askings == [.count(.fixture()), .weeks(1, of: .fixture())])
    #expect(try await work.perform() == nil)
  }

  @Test func readsTheEndOfAListThatHasBeenRead() async throws {
    _ = try await world.everybody()
    letTheIntervalPass()
    _ = try await work().perform()
    #expect(world.pages == [2])
  }

  @Test func checksAnotherRepositoryAfterAFailure() async throws {
    for (name, second) in [("lindqvist/gone", -1), ("lindqvist/glaze", 0)] {
      var ledger = StargazerLedger(.fixture(name))
      (ledger.total, ledger.countedAt) = (1, .fixture(Int64(second)))
      try await world.store.note(ledger)
    }
    letTheIntervalPass()
    let work = work()
    await #expect(throws: BackgroundFailure.self) { try await work.perform() }
    #expect(try await work.perform() == "lindqvist/glaze has 5 stars.")
    #expect(try await work.perform() == nil)
  }

  @Test func reportsThatTheServiceIsUnavailable() async throws {
    try await world.history()
    letTheIntervalPass()
    world.source.fail(.offline)
    await #expect(
      throws: BackgroundFailure("GitHub cannot be reached. There is no network.")
    ) { try await work().perform() }
  }

  private func work() -> DueStargazers {
    DueStargazers(repository: world.repository, store: world.store, clock: world.clock)
  }

  private func letTheIntervalPass() {
    world.clock.set(.fixture().advanced(by: DueStargazers.interval))
    world.source.startOver()
  }
}
