import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@Suite struct StargazerShortfallTests {
  private static let quota = StargazerSourceFailure.limited(until: 3600, isQuota: true)

  @Test(arguments: [quota, .unreachable("The response was cut off.")])
  func failsIfOnlyTheCountArrives(_ failure: StargazerSourceFailure) async {
    let world = StargazerWorld(people: 20, access: .nobody(failure))
    for order in StargazerOrder.allCases {
      await #expect(throws: StargazerFailure.source(failure)) { try await world.list(order, 5) }
    }
  }

  @Test(arguments: [quota, .unreachable("The response was cut off.")])
  func failsForTheNewestWithoutTheLastPage(_ failure: StargazerSourceFailure) async throws {
    let world = StargazerWorld(people: 20)
    // The count and page 1 succeed; the last page fails.
    world.source.fail(failure, atAsking: 3)
    await #expect(throws: StargazerFailure.unknownEnd(because: failure)) {
      try await world.list(.newest, 2)
    }
    world.source.fail(Self.quota)
    #expect(try await world.list(.oldest, 2).ids == [1, 2], "the oldest ones are stored")
  }

  @Test func failsForTheNewestIfALaterPageExists() async throws {
    let world = try await StargazerWorld.read(people: 9)
    world.star(10...13)
    // The count and page 3 succeed. Page 3 is no longer the last one, so it is requested twice.
    world.source.fail(Self.quota, atAsking: 4)
    await #expect(throws: StargazerFailure.self) { try await world.list(.newest, 2) }
  }

  @Test func refreshRequestsACountThatIsFresh() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.star(6...6)
    #expect(try await world.list(.oldest, 2, refreshes: true).total == 6)
    world.source.startOver()
    try await world.history(refreshes: true)
    #expect(world.source.askings.first == .count(.fixture()))
  }

  @Test func storesARateLimitForTheNextRun() async throws {
    let world = StargazerWorld(people: 5)
    world.source.fail(Self.quota, atAsking: 1)
    for run in [world, world.nextRun()] {
      await #expect(throws: StargazerFailure.source(Self.quota)) { try await run.everybody() }
    }
    #expect(world.source.askings.count == 1, "the next run does not ask")
    world.clock.set(.fixture(3600))
    #expect(try await world.nextRun().everybody() == [1, 2, 3, 4, 5])
  }
}

@Suite struct StargazerListEndTests {
  @Test func readsTheNewestOfAListBeyondTheCeilingFromItsEnd() async throws {
    let world = Self.world(endingWith: 39_991...40_010) { $0.toldLast = 400 }
    let list = try await world.list(.newest, 5)
    #expect(list.ids == [40_000, 39_999, 39_998, 39_997, 39_996])
    #expect(list.availability == .partial(.ceiling(40_000)))
    #expect(world.pages == [1, 400])
    #expect(try await world.list(.newest, 5).origin == .fresh(askedAt: .fixture()))
  }

  @Test func requestsTheLastListedPageOnceIfMoreStarsFollow() async throws {
    let world = Self.world(endingWith: 39_991...40_000)
    _ = try await world.list(.newest, 5)
    world.letAMinutePass()
    world.star(40_001...40_001)
    #expect(try await world.list(.newest, 2).ids == [40_000, 39_999])
    #expect(world.pages == [400])
  }

  @Test func ignoresALinkToALastPageBeyondTheCeiling() async throws {
    let world = StargazerWorld(people: 12, ceiling: 9)
    _ = try await world.list(.newest, 2)
    world.letAMinutePass()
    // The count succeeds; the address of the last page does not exist any more.
    world.source.fail(.notFound, atAsking: 2)
    #expect(try await world.list(.newest, 2).ids == [9, 8])
    #expect(world.pages == [3, 1, 2, 3])
  }

  @Test func requestsEachPageOnceIfTheLinkedLastPageIsRejected() async throws {
    let world = StargazerWorld(people: 20, ceiling: 12)
    let (list, steps) = try await world.listWithProgress(.newest, 2)
    #expect(list.ids == [12, 11])
    #expect(world.pages == [1, 7, 2, 3, 4, 5])
    #expect(steps.prefix(3) == [.pages(2, of: 7), .pages(3, of: 7), .pages(4, of: 7)])
  }

  @Test(arguments: [(7, 20_000), (7, 100), (6, 4)])
  func ignoresALinkToAPageFarBeyondTheCount(_ stars: Int64, _ last: Int) async throws {
    let world = StargazerWorld(people: stars)
    world.source.change { $0.toldLast = last }
    let list = try await world.list(.oldest, 30)
    #expect(list.ids == Array(1...stars))
    #expect(list.availability == .list, "so few stars are not behind a ceiling of 40,000")
    #expect(!world.pages.contains(last))
  }

  @Test func countsAgainBeforeASecondSync() async throws {
    let world = StargazerWorld(people: 7)
    world.star(8, beforeAsking: 2)
    #expect(try await world.everybody() == Array(1...8))
    #expect(world.pages == [1, 3, 2, 1])
  }

  @Test func requestsTheCountOnceIfItMatchesTheList() async throws {
    let world = StargazerWorld(people: 7)
    _ = try await world.everybody()
    #expect(world.source.askings.count { $0 == .count(.fixture()) } == 1)
  }

  /// Adds stars before the first page, before the recount, and before all pages are requested again
  /// or the last count.
  @Test(arguments: [(7, 10, [4]), (10, 9, [3, 4, 3])])
  func reportsNoHiddenStarsIfTheListOnlyGrows(
    _ last: Int, _ listed: Int64, _ pages: [Int]
  ) async throws {
    let world = StargazerWorld(people: 7)
    for (asking, id) in [(2, 8), (6, 9), (last, 10)] as [(Int, Int64)] {
      world.star(id, beforeAsking: asking)
    }
    let list = try await world.list(.oldest, 30)
    #expect(list.ids == Array(1...listed))
    #expect(list.total == 10 && list.availability == .list)
    world.letAMinutePass()
    #expect(try await world.everybody() == Array(1...10))
    #expect(world.pages == pages)
  }

  /// The changed page is stored during the synchronization, so this is tried several times.
  @Test func reportsNoHiddenStarsIfTheLastPageChangesAtLast() async throws {
    for _ in 1...20 {
      let world = StargazerWorld(people: 8)
      world.source.change { $0.hidden = 2 }
      world.unstar(8, beforeAsking: 11)
      #expect(try await world.list(.oldest, 30).availability == .list)
      #expect(world.pages == [1, 3, 2, 1, 3, 2, 1, 3, 2])
    }
  }

  @Test func reportsNoHiddenStarsIfTheLastPageIsGoneAtLast() async throws {
    let world = StargazerWorld(people: 4)
    world.source.change { starred in
      starred.hidden = 1
      starred.linksBackwards = false
    }
    world.unstar(4, beforeAsking: 9)
    #expect(try await world.list(.oldest, 30).availability == .list)
    #expect(world.pages == [1, 2, 1, 2, 1, 2])
  }

  /// Creates a service with a hundred rows per page, of which only the last ones have a user.
  private static func world(
    endingWith people: ClosedRange<Int64>, _ change: (inout StarredRepository) -> Void = { _ in }
  ) -> StargazerWorld {
    var starred = StarredRepository(starredBy: Array(repeating: nil, count: 39_990))
    starred.rows += Stargazer.fixtures(people)
    change(&starred)
    return StargazerWorld(starred, pageSize: 100)
  }
}

@Suite struct RetryPolicyTests {
  /// The count is request 1, page 1 is request 2, and the last page is request 3.
  @Test(arguments: [
    (1, Int64(8), true), (1, 10, true), (1, 11, false), (2, 10, true), (2, 11, false),
    (3, 300, true), (3, 301, false),
  ])
  func waitsLongerForALimitAfterTheFirstResponse(
    _ asking: Int, _ seconds: Int64, _ isWaitedFor: Bool
  ) async {
    let world = StargazerWorld(people: 9)
    world.source.fail(.limited(until: seconds), atAsking: asking)
    let list = try? await world.list(.newest, 9)
    #expect(world.sleeper.durations == (isWaitedFor ? [.seconds(seconds)] : []))
    #expect((list?.ids.count == 9) == isWaitedFor)
  }

  @Test func waitsASecondForATimeInThePast() async throws {
    let world = StargazerWorld(people: 2)
    world.source.fail(.limited(until: -9, isQuota: true), atAsking: 1)
    #expect(try await world.everybody() == [1, 2])
    #expect(world.sleeper.durations == [.seconds(1)])
  }

  /// The jitter of these tests reduces the wait by a quarter.
  @Test(arguments: [500, 502, 503, 599])
  func retriesTwiceAfterAServerError(_ status: Int) async throws {
    let world = StargazerWorld(people: 9)
    for asking in 4...6 { world.source.fail(.outOfOrder(status: status), atAsking: asking) }
    let (list, steps) = try await world.listWithProgress(.newest, 9)
    #expect(world.sleeper.durations == [.milliseconds(750), .milliseconds(1500)])
    #expect(list.ids == [9, 8, 7] && list.availability == .partial(.unread(3)))
    #expect(steps == [.pages(1, of: 3)], "the service asked for no pause")
  }

  @Test func retriesTheWeeks() async throws {
    let world = StargazerWorld(people: 2)
    _ = try await world.everybody()
    world.source.startOver()
    world.source.fail(.outOfOrder(status: 502), atAsking: 1)
    #expect(try await world.history().origin == .service(world.clock.now))
    #expect(world.sleeper.durations.count == 1)
  }

  @Test(arguments: [
    (1, StargazerSourceFailure.outOfOrder(status: 502)), (4, .outOfOrder(status: 499)),
    (4, .outOfOrder(status: 600)), (4, .outOfOrder(status: 301)), (4, .unreadable("It is HTML.")),
    (4, .unreachable("No route.")),
  ])
  func doesNotRetryErrorsThatWouldRepeat(
    _ asking: Int, _ failure: StargazerSourceFailure
  ) async {
    let world = StargazerWorld(people: 9)
    world.source.fail(failure, atAsking: asking)
    _ = try? await world.list(.newest, 9)
    #expect(world.sleeper.durations == [] && world.source.askings.count == asking)
  }

  @Test(arguments: [(0.0, 500), (0.5, 1000), (1.0, 1500)])
  func variesAWaitByUpToAHalf(_ random: Double, _ milliseconds: Int) async throws {
    let sleeper = InstantSleeper()
    let source = InMemoryStargazerSource([StarredRepository(starredBy: [.fixture()])])
    let repository = StargazerWorld.repository(over: source, sleeper: sleeper, jitter: random)
    source.fail(.outOfOrder(status: 502), atAsking: 2)
    _ = try await repository.list(.fixture()) { _ in }
    #expect(sleeper.durations == [.milliseconds(milliseconds)])
  }
}

@Suite struct RateLimitStoreTests {
  private let world = StargazerWorld(people: 2)

  @Test func appliesToItsCallerOnly() async throws {
    world.source.fail(.limited(until: 3600, isQuota: true), atAsking: 1)
    _ = try? await world.everybody()
    #expect(try await world.nextRun(of: "another").everybody() == [1, 2])
  }

  @Test(arguments: [(0, true), (1, false)])
  func isStoredOnlyIfNoRequestsRemain(_ remaining: Int, _ isKept: Bool) async throws {
    world.source.allow(StargazerAllowance(remaining: remaining, renewedAt: .fixture(3600)))
    _ = try? await world.everybody()
    let limit = StargazerLimit(until: .fixture(3600), isQuota: true)
    #expect((try await world.store.limit(of: "somebody") == limit) == isKept)
    #expect((world.source.askings.count == 1) == isKept)
  }

  /// A limit stored by a clock that was a year ahead must not lock out the user for a year.
  @Test(arguments: [(Int64(7200), false), (7201, true), (31_536_000, true), (0, true), (-1, true)])
  func appliesForAtMostTwoHours(_ seconds: Int64, _ isAsked: Bool) async throws {
    let limit = StargazerLimit(until: .fixture(seconds), isQuota: true)
    try await world.store.note(limit, of: "somebody")
    let ids = try? await world.everybody()
    #expect((ids == [1, 2]) == isAsked)
    #expect(world.source.askings.isEmpty == !isAsked)
  }

  @Test func isStoredForAtMostTwoHours() async throws {
    let failure = StargazerSourceFailure.limited(until: 86_400, isQuota: true)
    world.source.fail(failure, atAsking: 1)
    await #expect(throws: StargazerFailure.source(failure)) { try await world.everybody() }
    #expect(
      try await world.store.limit(of: "somebody")
        == StargazerLimit(until: .fixture(7200), isQuota: true))
  }

  @Test(.timeLimit(.minutes(1))) func releasesACancelledRequest() async throws {
    let task = Task { [world] in
      while !Task.isCancelled { await Task.yield() }
      return try await world.everybody()
    }
    task.cancel()
    await #expect(throws: StargazerFailure.self) { try await task.value }
    #expect(world.source.askings == [])
    #expect(try await world.everybody() == [1, 2], "the turn was given back")
  }
}
