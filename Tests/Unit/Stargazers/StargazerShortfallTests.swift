import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// Results when the service stops responding before a list is complete.
@Suite struct StargazerShortfallTests {
  private static let quota = StargazerSourceFailure.limited(
    StargazerLimit(until: .fixture(3600), isQuota: true))

  @Test(arguments: [
    StargazerSourceFailure.outOfOrder(status: 502),
    .unreadable("It is not JSON, or is incomplete."),
    .unreachable("The response was cut off."), quota,
  ])
  func failsIfOnlyTheCountArrives(_ failure: StargazerSourceFailure) async {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(20), access: .nobody(failure)))
    for order in StargazerOrder.allCases {
      await #expect(throws: StargazerFailure.source(failure)) {
        try await world.list(order, 5)
      }
    }
  }

  @Test(arguments: [quota, .unreachable("The response was cut off.")])
  func failsForTheNewestWithoutTheLastPage(_ failure: StargazerSourceFailure) async throws {
    let world = StargazerWorld(people: 20)
    // The count and page 1 succeed; the last page fails.
    world.source.fail(failure, atAsking: 3)
    await #expect(throws: StargazerFailure.self) { try await world.list(.newest, 2) }
    world.source.fail(Self.quota)
    #expect(try await world.list(.oldest, 2).ids == [1, 2], "the oldest ones are stored")
  }

  @Test func failsForTheNewestIfALaterPageExists() async throws {
    let world = StargazerWorld(people: 9)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { starred in
      for id in Int64(10)...13 { starred.star(.fixture(id: id, starred: id)) }
    }
    // The count and page 3 succeed. Page 3 is no longer the last one, so it is requested twice.
    world.source.fail(Self.quota, atAsking: world.source.askings.count + 4)
    await #expect(throws: StargazerFailure.self) { try await world.list(.newest, 2) }
  }

  @Test func retriesAServerErrorDuringASync() async throws {
    let world = StargazerWorld(people: 9)
    world.source.fail(.outOfOrder(status: 502), atAsking: 4)
    #expect(try await world.list(.newest, 9).ids == Array((1...9).reversed()))
    #expect(world.sleeper.durations.count == 1)
  }

  @Test func refreshRequestsACountThatIsFresh() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.source.change { $0.star(.fixture(id: 6, starred: 6)) }
    #expect(try await world.list(.oldest, 2, refreshes: true).total == 6)
    let before = world.source.askings.count
    _ = try await world.repository.history(of: .fixture(), refreshes: true) { _ in }
    #expect(world.source.askings.dropFirst(before).first == .count(.fixture()))
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

/// Finding the end of a list, with correct and incorrect links.
@Suite struct StargazerListEndTests {
  @Test func readsTheNewestOfAListBeyondTheCeilingFromItsEnd() async throws {
    let people = (39_991...40_010).map { Stargazer.fixture(id: $0, starred: $0) as Stargazer? }
    var starred = StarredRepository(starredBy: Array(repeating: nil, count: 39_990) + people)
    starred.toldLast = 400
    let world = StargazerWorld(starred, pageSize: 100)
    let list = try await world.list(.newest, 5)
    #expect(list.ids == [40_000, 39_999, 39_998, 39_997, 39_996])
    #expect(list.availability == .partial(.ceiling(40_000)))
    #expect(world.pages() == [1, 400])
    #expect(try await world.list(.newest, 5).origin == .fresh(askedAt: .fixture()))
  }

  @Test func requestsTheLastListedPageOnceIfMoreStarsFollow() async throws {
    let people = (39_991...40_000).map { Stargazer.fixture(id: $0, starred: $0) as Stargazer? }
    let starred = StarredRepository(starredBy: Array(repeating: nil, count: 39_990) + people)
    let world = StargazerWorld(starred, pageSize: 100)
    _ = try await world.list(.newest, 5)
    world.letAMinutePass()
    world.source.change { $0.star(.fixture(id: 40_001, starred: 40_001)) }
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 2).ids == [40_000, 39_999])
    #expect(world.pages(since: before) == [400])
  }

  @Test func ignoresALinkToALastPageBeyondTheCeiling() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(12), ceiling: 9))
    _ = try await world.list(.newest, 2)
    world.letAMinutePass()
    // The count succeeds; the address of the last page does not exist any more.
    let before = world.source.askings.count
    world.source.fail(.notFound, atAsking: before + 2)
    #expect(try await world.list(.newest, 2).ids == [9, 8])
    #expect(world.pages(since: before) == [3, 1, 2, 3])
  }

  @Test func requestsEachPageOnceIfTheLinkedLastPageIsRejected() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(20), ceiling: 12))
    let steps = StargazerSteps()
    let list = try await world.repository.list(.fixture(.newest, 2)) { steps.add($0) }
    #expect(list.ids == [12, 11])
    #expect(world.pages() == [1, 7, 2, 3, 4, 5])
    #expect(steps.all.prefix(3) == [.pages(2, of: 7), .pages(3, of: 7), .pages(4, of: 7)])
  }

  @Test(arguments: [(7, 20_000), (7, 100), (6, 4)])
  func ignoresALinkToAPageFarBeyondTheCount(_ stars: Int64, _ last: Int) async throws {
    var starred = StarredRepository(starredBy: StargazerWorld.people(stars))
    starred.toldLast = last
    let world = StargazerWorld(starred)
    let list = try await world.list(.oldest, 30)
    #expect(list.ids == Array(1...stars))
    #expect(list.availability == .list, "so few stars are not behind a ceiling of 40,000")
    #expect(!world.pages().contains(last))
  }

  @Test func countsAgainBeforeASecondSync() async throws {
    let world = StargazerWorld(people: 7)
    world.source.beforeAsking(2) { source in
      source.change { $0.star(.fixture(id: 8, starred: 8)) }
    }
    #expect(try await world.everybody() == Array(1...8))
    #expect(world.pages() == [1, 3, 2, 1])
  }

  @Test func requestsTheCountOnceIfItMatchesTheList() async throws {
    let world = StargazerWorld(people: 7)
    _ = try await world.everybody()
    #expect(world.source.askings.count { $0 == .count(.fixture()) } == 1)
  }

  @Test func usesTheCountAfterTheSecondSync() async throws {
    let world = StargazerWorld(people: 7)
    // Adds stars before the first page, before the recount, and before all pages are requested
    // again.
    for (asking, id) in [(2, 8), (6, 9), (7, 10)] as [(Int, Int64)] {
      world.source.beforeAsking(asking) { source in
        source.change { $0.star(.fixture(id: id, starred: id)) }
      }
    }
    #expect(try await world.everybody() == Array(1...10))
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.everybody() == Array(1...10))
    #expect(world.pages(since: before) == [4])
  }

  @Test func reportsNoHiddenStarsIfTheListOnlyChanges() async throws {
    let world = StargazerWorld(people: 7)
    // Adds stars before the first page, before the recount, and before the last count.
    for (asking, id) in [(2, 8), (6, 9), (10, 10)] as [(Int, Int64)] {
      world.source.beforeAsking(asking) { source in
        source.change { $0.star(.fixture(id: id, starred: id)) }
      }
    }
    let list = try await world.list(.oldest, 30)
    #expect(list.total == 10 && list.availability == .list)
    world.letAMinutePass()
    #expect(try await world.everybody() == Array(1...10))
  }

  /// The changed page is stored during the synchronization, so this is tried several times.
  @Test func reportsNoHiddenStarsIfTheLastPageChangesAtLast() async throws {
    for _ in 1...20 {
      let world = StargazerWorld(people: 8)
      world.source.change { $0.hidden = 2 }
      world.source.beforeAsking(11) { $0.change { $0.unstar(Stargazer.ID(8)) } }
      #expect(try await world.list(.oldest, 30).availability == .list)
      #expect(world.pages() == [1, 3, 2, 1, 3, 2, 1, 3, 2])
    }
  }

  @Test func reportsNoHiddenStarsIfTheLastPageIsGoneAtLast() async throws {
    let world = StargazerWorld(people: 4)
    world.source.change { starred in
      starred.hidden = 1
      starred.linksBackwards = false
    }
    world.source.beforeAsking(9) { $0.change { $0.unstar(Stargazer.ID(4)) } }
    #expect(try await world.list(.oldest, 30).availability == .list)
    #expect(world.pages() == [1, 2, 1, 2, 1, 2])
  }
}
