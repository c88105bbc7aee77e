import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// Serving stored data: as fresh for a minute, and while the service is unavailable.
@Suite struct StargazerStoredTests {
  @Test func returnsWhatAnotherProgramStoresMeanwhile() async throws {
    let world = StargazerWorld(people: 5)
    let lease = try await WorkLease.fixture(
      WorkName("Stargazers", "lindqvist/glaze"), of: world.leases)
    let list = Task { try await world.list(.oldest, 5) }
    await world.pauses.asleep()
    #expect(world.pages().isEmpty)
    _ = try await world.nextRun().everybody()
    let requests = world.source.askings.count
    try await world.leases.release(lease.work, of: lease.token)
    world.pauses.wake()
    #expect(try await list.value.ids == [1, 2, 3, 4, 5])
    #expect(world.source.askings.count == requests)
  }

  private static let offline = StargazerSourceFailure.unreachable("There is no network.")

  // MARK: - Fresh

  @Test(arguments: [(Int64(0), true), (59, true), (60, false), (-1, false)])
  func requestsNothingForAMinute(_ seconds: Int64, _ isFresh: Bool) async throws {
    let world = StargazerWorld(people: 5)
    world.clock.set(.fixture(1000))
    _ = try await world.list(.newest, 2)
    let before = world.source.askings.count
    world.clock.set(.fixture(1000 + seconds))
    let list = try await world.list(.newest, 2)
    #expect((world.source.askings.count == before) == isFresh)
    #expect((list.origin == .fresh(askedAt: .fixture(1000))) == isFresh)
  }

  @Test func requestsRowsBeyondTheFreshOnes() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.newest, 2)
    #expect(try await world.list(.newest, 3).ids == [20, 19, 18])
    #expect(try await world.list(.oldest, 3).origin == .fresh(askedAt: .fixture()))
    #expect(try await world.list(.oldest, 4).origin == .service(.fixture()))
  }

  @Test(arguments: [StarredRepository.Access.nobody(.notFound), .everybody])
  func returnsAnEmptyOrRestrictedListForAMinute(_ access: StarredRepository.Access) async throws {
    let people: Int64 = if case .everybody = access { 0 } else { 3 }
    let world = StargazerWorld(
      StarredRepository(
        starredBy: StargazerWorld.people(people), access: access, weeks: [.fixture(stars: 3)]))
    let first = try await world.list(.newest, 2)
    let before = world.source.askings.count
    world.clock.set(.fixture(59))
    let second = try await world.list(.newest, 2)
    #expect(world.source.askings.count == before)
    #expect(second.origin == .fresh(askedAt: .fixture()) && second.stargazers.isEmpty)
    #expect(second.availability == first.availability && second.total == Int(people))
    #expect(second.history?.weeks == first.history?.weeks)
    // The history requests the count but not the list.
    world.clock.set(.fixture(61))
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    #expect(try await world.list(.newest, 2).origin == .service(.fixture(61)))
  }

  @Test func returnsTheStoredHistoryWithoutARequest() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(5), weeks: [.fixture(stars: 5)]))
    #expect(try await world.repository.storedHistory() == nil)
    let history = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    world.letAMinutePass()
    let before = world.source.askings.count
    let stored = try await world.repository.storedHistory()
    #expect(stored?.total == 5 && stored?.weeks == history.weeks)
    #expect(stored?.origin == .service(.fixture()))
    #expect(world.source.askings.count == before)
  }

  @Test func returnsEachPageOfAListOnce() async throws {
    let world = StargazerWorld(people: 8)
    let three = try #require(PageSize(3))
    for order in StargazerOrder.allCases {
      var (ids, offset) = ([Int64](), 0 as Int?)
      while let start = offset {
        let request = StargazerListRequest(
          repository: .fixture(), order: order, limit: three, offset: start)
        let list = try await world.repository.list(request) { _ in }
        ids += list.ids
        offset = list.next
      }
      #expect(ids == (order == .oldest ? Array(1...8) : Array((1...8).reversed())))
    }
  }

  @Test func requestsAListIfOnlyItsCountIsStored() async throws {
    let world = StargazerWorld(people: 4)
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    #expect(try await world.list(.oldest, 2).ids == [1, 2])
    #expect(world.pages() == [1])
  }

  @Test func requestsAListThatIsOlderThanItsCount() async throws {
    let world = StargazerWorld(people: 4)
    _ = try await world.list(.oldest, 2)
    world.clock.set(.fixture(61))
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    #expect(try await world.list(.oldest, 2).origin == .service(.fixture(61)))
  }

  @Test func requestsACountThatIsOlderThanAMinute() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 3)
    world.clock.set(.fixture(30))
    _ = try await world.list(.oldest, 6)
    world.clock.set(.fixture(61))
    #expect(try await world.list(.oldest, 6).origin == .service(.fixture(61)))
  }

  @Test func ignoresTheAgeOfPagesThatAreNotRequested() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.clock.set(.fixture(61))
    _ = try await world.list(.oldest, 3)
    #expect(try await world.list(.oldest, 3).origin == .fresh(askedAt: .fixture(61)))
  }

  @Test func returnsACompleteHistoryForAMinute() async throws {
    let world = StargazerWorld(
      StarredRepository(
        starredBy: StargazerWorld.people(9), weeks: (0..<5).map { .fixture($0, stars: 1) }))
    world.source.fail(Self.offline, atAsking: 3)
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    let whole = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    #expect(whole.weeks.count == 5 && whole.origin == .service(.fixture()))
    let before = world.source.askings.count
    let again = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    #expect(again.origin == .fresh(askedAt: .fixture()) && again.weeks == whole.weeks)
    #expect(world.source.askings.count == before)
  }

  // MARK: - Stored

  @Test func returnsTheStoredOldestUpToTheFirstGap() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    goOffline(world)
    let list = try await world.list(.oldest, 9)
    #expect(list.ids == Array(1...6) && list.availability == .partial(.unread(6)))
    #expect(try await world.list(.oldest, 6).availability == .list)
    #expect(try await world.list(.oldest, 6).ids == Array(1...6))
  }

  @Test func returnsNoRowsAfterAPageThatMayHaveMoved() async throws {
    let world = StargazerWorld(people: 12)
    // Pages 1, 4, 3 and 2 succeed; page 1, to which page 2 would be joined, fails.
    world.source.fail(Self.offline, atAsking: 6)
    #expect(try await world.list(.newest, 12).ids == Array((4...12).reversed()))
    goOffline(world)
    let list = try await world.list(.oldest, 6)
    #expect(list.ids == [1, 2, 3] && list.availability == .partial(.unread(3)))
  }

  @Test func returnsTheStoredNewestUpToTheFirstGap() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.newest, 4)
    goOffline(world)
    let list = try await world.list(.newest, 8)
    #expect(list.ids == [20, 19, 18, 17, 16] && list.availability == .partial(.unread(5)))
    #expect(try await world.list(.newest, 5).availability == .list)
  }

  @Test func returnsAWholeListThatIsShorterThanRequested() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    goOffline(world)
    for order in StargazerOrder.allCases {
      let list = try await world.list(order, 30)
      #expect(list.ids.sorted() == [1, 2, 3, 4, 5] && list.availability == .list)
      #expect(list.origin.askedAt == .fixture())
    }
  }

  @Test func reportsTheAgeOfTheData() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.newest, 2)
    world.clock.set(.fixture(61))
    _ = try await world.list(.oldest, 2)
    goOffline(world)
    #expect(try await world.list(.newest, 2).origin == stored(.fixture()))
    #expect(try await world.list(.oldest, 2).origin == stored(.fixture(61)))
  }

  @Test func deletesTheRowsOfAListThatBecameEmpty() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.source.change { $0.rows = [] }
    world.letAMinutePass()
    #expect(try await world.everybody() == [])
    goOffline(world)
    #expect(try await world.everybody() == [])
  }

  @Test func remembersThatThereWereNoStars() async throws {
    let world = StargazerWorld(people: 0)
    _ = try await world.everybody()
    goOffline(world)
    let list = try await world.list(.newest, 3)
    #expect(list.total == 0 && list.availability == .list)
    #expect(list.origin == stored(.fixture()))
  }

  @Test func remembersThatAListIsRestrictedAndWhy() async throws {
    let world = StargazerWorld(
      StarredRepository(
        starredBy: StargazerWorld.people(5), access: .nobody(.forbidden(reason: "SAML.")),
        weeks: [.fixture(stars: 5)]))
    let first = try await world.list(.oldest, 3)
    #expect(first.refusal == "SAML." && first.origin == .service(.fixture()))
    world.clock.set(.fixture(61))
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    goOffline(world)
    let list = try await world.list(.oldest, 3)
    #expect(list.availability == .restricted && list.refusal == "SAML.")
    #expect(list.origin == stored(.fixture()))
    #expect(list.history?.origin == stored(.fixture(61)) && list.history?.total == 5)
  }

  @Test func returnsNoOldStarsAsTheNewestOfARestrictedList() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    world.source.change { $0.access = .nobody(.notFound) }
    let list = try await world.list(.newest, 3)
    #expect(list.availability == .restricted && list.stargazers.isEmpty && list.refusal == nil)
  }

  @Test func removesTheReasonOnceAListIsNoLongerRestricted() async throws {
    let world = StargazerWorld(
      StarredRepository(
        starredBy: StargazerWorld.people(2), access: .nobody(.forbidden(reason: "SAML."))))
    _ = try await world.list(.oldest, 2)
    world.source.change { $0.access = .everybody }
    world.letAMinutePass()
    let list = try await world.list(.oldest, 2)
    #expect(list.availability == .list && list.refusal == nil && list.ids == [1, 2])
  }

  @Test func returnsARestrictedListEvenIfTheWeeksFail() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(2), access: .nobody(.notFound)))
    // The count and the refusal succeed; the weeks fail three times.
    for asking in 3...5 { world.source.fail(.outOfOrder(status: 500), atAsking: asking) }
    let list = try await world.list(.oldest, 2)
    #expect(list.availability == .restricted && list.history == nil && list.total == 2)
    world.letAMinutePass()
    world.source.fail(.cancelled, atAsking: world.source.askings.count + 3)
    await #expect(throws: StargazerFailure.cancelled(pages: 0, of: 0)) {
      try await world.list(.oldest, 2)
    }
  }

  @Test func refreshCountsARestrictedListOnce() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(2), access: .nobody(.notFound)))
    _ = try await world.list(.oldest, 2, refreshes: true)
    #expect(world.source.askings.filter { $0 == .count(.fixture()) }.count == 1)
  }

  // MARK: - Failures and stored data

  @Test(arguments: [
    StargazerSourceFailure.badToken, .refused(reason: "No."), .forbidden(reason: "No."), .ceiling,
  ])
  func throwsFailuresOfTheRequest(_ failure: StargazerSourceFailure) async throws {
    let world = try await walkedThrough()
    world.source.fail(failure)
    await #expect(throws: StargazerFailure.source(failure)) { try await world.everybody() }
    await #expect(throws: StargazerFailure.source(failure)) {
      try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    }
  }

  @Test func reportsADeletedRepository() async throws {
    let world = try await walkedThrough()
    world.source.fail(.notFound)
    await #expect(throws: StargazerFailure.unknownRepository(.fixture())) {
      try await world.everybody()
    }
  }

  @Test func returnsStoredDataIfARedirectLeadsElsewhere() async throws {
    let world = try await walkedThrough()
    world.source.fail(.foreign("https://elsewhere.example"))
    #expect(try await world.everybody() == [1, 2, 3, 4, 5])
  }

  private func walkedThrough() async throws -> StargazerWorld {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    world.letAMinutePass()
    return world
  }

  /// Simulates a network failure, ten minutes after the start.
  private func goOffline(_ world: StargazerWorld) {
    world.clock.set(.fixture(600))
    world.source.fail(Self.offline)
  }

  private func stored(_ askedAt: Timestamp) -> StargazerOrigin {
    .stored(StoredStargazers(askedAt: askedAt, now: .fixture(600)), because: Self.offline)
  }
}

/// Looking up a stargazer in the service's data and in stored data.
@Suite struct StargazerLookupTests {
  private static let offline = StargazerSourceFailure.unreachable("There is no network.")

  @Test func requestsOnlyTheLastPageIfTheWholeListIsStored() async throws {
    let world = StargazerWorld(people: 9)
    _ = try await world.everybody()
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await find("person-2", in: world).stargazer.id.raw == 2)
    #expect(world.pages(since: before) == [3])
    let after = world.source.askings.count
    #expect(try await find("person-3", in: world).origin == .fresh(askedAt: .fixture(61)))
    #expect(world.source.askings.count == after)
  }

  @Test func requestsOnlyTheLastPageOfATruncatedList() async throws {
    let world = StargazerWorld(StarredRepository(starredBy: StargazerWorld.people(20), ceiling: 9))
    _ = try await world.everybody()
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await find("person-2", in: world).stargazer.id.raw == 2)
    #expect(world.pages(since: before) == [3])
  }

  @Test func completesAListThatIsStoredInPart() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.newest, 2)
    #expect(try await find("person-8", in: world).origin == .service(.fixture()))
    await #expect(throws: StargazerFailure.unknownStargazer("ola", of: .fixture())) {
      try await find("ola", in: world)
    }
  }

  @Test func findsAStoredStargazerWithoutTheLastPage() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    world.clock.set(.fixture(600))
    world.source.fail(Self.offline)
    let found = try await find("person-5", in: world)
    let stored = StoredStargazers(askedAt: .fixture(), now: .fixture(600))
    #expect(found.origin == .stored(stored, because: Self.offline))
    await #expect(throws: StargazerFailure.source(Self.offline)) {
      try await find("person-20", in: world)
    }
  }

  @Test func failsIfNothingIsStored() async {
    let world = StargazerWorld(people: 2)
    world.source.fail(Self.offline)
    await #expect(throws: StargazerFailure.source(Self.offline)) {
      try await find("person-1", in: world)
    }
  }

  @Test func findsAStargazerOfAListThatBecameRestricted() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.access = .nobody(.forbidden(reason: "Resource not accessible.")) }
    #expect(try await find("person-5", in: world).stargazer.id.raw == 5)
    await #expect(
      throws: StargazerFailure.source(.forbidden(reason: "Resource not accessible."))
    ) { try await find("ola", in: world) }
  }

  private func find(
    _ login: String, in world: StargazerWorld
  ) async throws(StargazerFailure) -> FoundStargazer {
    try await world.repository.stargazer(called: login, of: .fixture()) { _ in }
  }
}
