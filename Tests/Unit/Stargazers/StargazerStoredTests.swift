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
    #expect(world.pages.isEmpty)
    _ = try await world.nextRun().everybody()
    world.source.startOver()
    try await world.leases.release(lease.work, of: lease.token)
    world.pauses.wake()
    #expect(try await list.value.ids == [1, 2, 3, 4, 5])
    #expect(world.source.askings == [])
  }

  // MARK: - Fresh

  @Test(arguments: [(Int64(0), true), (59, true), (60, false), (-1, false)])
  func requestsNothingForAMinute(_ seconds: Int64, _ isFresh: Bool) async throws {
    let world = StargazerWorld(people: 5)
    world.clock.set(.fixture(1000))
    _ = try await world.list(.newest, 2)
    world.source.startOver()
    world.clock.set(.fixture(1000 + seconds))
    let list = try await world.list(.newest, 2)
    #expect(world.source.askings.isEmpty == isFresh)
    #expect(list.ids == [5, 4])
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
    let world = StargazerWorld(people: people, access: access, weeks: [.fixture(stars: 3)])
    let first = try await world.list(.newest, 2)
    world.source.startOver()
    world.clock.set(.fixture(59))
    let second = try await world.list(.newest, 2)
    #expect(world.source.askings == [])
    #expect(second.origin == .fresh(askedAt: .fixture()) && second.stargazers.isEmpty)
    #expect(second.availability == first.availability && second.total == Int(people))
    #expect(second.history?.weeks == first.history?.weeks)
    // The history requests the count but not the list.
    world.clock.set(.fixture(61))
    try await world.history()
    #expect(try await world.list(.newest, 2).origin == .service(.fixture(61)))
  }

  @Test func requestsTheMissingWeeksOfARestrictedList() async throws {
    let weeks = (0..<3).map { StarWeek.fixture($0, stars: 1) }
    let world = StargazerWorld(people: 3, access: .nobody(.notFound), weeks: weeks)
    // The count, the refusal and the first page of weeks succeed.
    world.source.fail(.offline, atAsking: 4)
    #expect(try await world.list(.newest, 2).history?.weeks.count == 2)
    #expect(try await world.list(.newest, 2).history?.weeks.count == 3)
  }

  @Test func returnsTheStoredHistoryWithoutARequest() async throws {
    let world = StargazerWorld(people: 5, weeks: [.fixture(stars: 5)])
    #expect(try await world.repository.storedHistory() == nil)
    let history = try await world.history()
    world.letAMinutePass()
    let stored = try await world.repository.storedHistory()
    #expect(stored?.total == 5 && stored?.weeks == history.weeks)
    #expect(stored?.origin == .service(.fixture()))
    #expect(world.source.askings == [])
  }

  /// An offset counts stargazers, but the pages of the service also have rows without a user.
  @Test(arguments: StargazerOrder.allCases, [1, 2, 3, 5])
  func returnsEachStargazerOnceDespiteDeletedAccounts(
    _ order: StargazerOrder, _ rowsPerPage: Int
  ) async throws {
    let world = StargazerWorld(Self.withDeletedAccounts(1, 7, 8, 9, 10, 11, 12, 14))
    let ids = try await world.ids(order, rowsPerPage: rowsPerPage)
    #expect(ids == (order == .oldest ? [2, 3, 4, 5, 6, 13] : [13, 6, 5, 4, 3, 2]))
  }

  @Test func requestsAnotherPageOnlyIfNoRowsAreLeft() async throws {
    let world = StargazerWorld(Self.withDeletedAccounts(1, 2, 13, 14))
    #expect(try await world.list(.oldest, 2).ids == [3])
    #expect(world.pages == [1])
    world.source.startOver()
    #expect(try await world.list(.oldest, 2, after: 1).ids == [4, 5])
    #expect(try await world.list(.oldest, 2, after: 1).origin == .fresh(askedAt: .fixture()))
    #expect(world.pages == [1, 2, 1])
    world.letAMinutePass()
    #expect(try await world.list(.oldest, 1, after: 1).ids == [4])
    #expect(world.pages == [2])
    world.letAMinutePass()
    #expect(try await world.list(.newest, 1).ids == [12])
    #expect(world.pages == [2, 5, 4])
  }

  @Test func endsAtTheCeilingDespiteDeletedAccounts() async throws {
    var starred = Self.withDeletedAccounts(4, 5, 6)
    starred.ceiling = 6
    let world = StargazerWorld(starred)
    let list = try await world.list(.oldest, 1, after: 3)
    #expect(list.ids.isEmpty && list.availability == .partial(.ceiling(6)))
    #expect(world.pages == [1, 2, 3, 1])
    world.letAMinutePass()
    #expect(try await world.list(.oldest, 1, after: 3).ids.isEmpty)
    #expect(world.pages == [2], "the end is known by now")
  }

  @Test func reportsStoredPagesWithoutTheRequestedRowsAsIncomplete() async throws {
    let world = StargazerWorld(Self.withDeletedAccounts(1, 2))
    _ = try await world.list(.oldest, 6)
    world.goOffline()
    #expect(try await world.list(.oldest, 2, after: 1).ids == [4, 5])
    let beyond = try await world.list(.oldest, 2, after: 4)
    #expect(beyond.ids.isEmpty && beyond.availability == .partial(.unread(6)))
  }

  /// A repository with 14 rows, on five pages. Some rows have no user.
  private static func withDeletedAccounts(_ numbers: Int...) -> StarredRepository {
    var people = StargazerWorld.people(14)
    for number in numbers { people[number - 1] = nil }
    return StarredRepository(starredBy: people)
  }

  @Test func requestsAListIfOnlyItsCountIsStored() async throws {
    let world = StargazerWorld(people: 4)
    try await world.history()
    #expect(try await world.list(.oldest, 2).ids == [1, 2])
    #expect(world.pages == [1])
  }

  @Test func requestsAListThatIsOlderThanItsCount() async throws {
    let world = StargazerWorld(people: 4)
    _ = try await world.list(.oldest, 2)
    world.clock.set(.fixture(61))
    try await world.history()
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
    let world = StargazerWorld(people: 9, weeks: (0..<5).map { .fixture($0, stars: 1) })
    world.source.fail(.offline, atAsking: 3)
    try await world.history()
    let whole = try await world.history()
    #expect(whole.weeks.count == 5 && whole.origin == .service(.fixture()))
    world.source.startOver()
    let again = try await world.history()
    #expect(again.origin == .fresh(askedAt: .fixture()) && again.weeks == whole.weeks)
    #expect(world.source.askings == [])
  }

  // MARK: - Stored

  @Test(arguments: [(StargazerOrder.oldest, 6, 6), (.newest, 4, 5)])
  func returnsTheStoredRowsUpToTheFirstGap(
    _ order: StargazerOrder, _ read: Int, _ stored: Int
  ) async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(order, read)
    world.goOffline()
    let list = try await world.list(order, 9)
    let all: [Int64] = order == .oldest ? Array(1...20) : (1...20).reversed()
    #expect(list.ids == Array(all.prefix(stored)))
    #expect(list.availability == .partial(.unread(stored)))
    let known = try await world.list(order, stored)
    #expect(known.ids == list.ids && known.availability == .list)
  }

  @Test func returnsNoRowsAfterAPageThatMayHaveMoved() async throws {
    let world = StargazerWorld(people: 12)
    // Pages 1, 4, 3 and 2 succeed; page 1, to which page 2 would be joined, fails.
    world.source.fail(.offline, atAsking: 6)
    #expect(try await world.list(.newest, 12).ids == Array((4...12).reversed()))
    world.goOffline()
    let list = try await world.list(.oldest, 6)
    #expect(list.ids == [1, 2, 3] && list.availability == .partial(.unread(3)))
  }

  @Test func returnsAWholeListThatIsShorterThanRequested() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.goOffline()
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
    world.goOffline()
    #expect(try await world.list(.newest, 2).origin == stored(.fixture()))
    #expect(try await world.list(.oldest, 2).origin == stored(.fixture(61)))
  }

  @Test func deletesTheRowsOfAListThatBecameEmpty() async throws {
    let world = try await StargazerWorld.read(people: 5)
    world.source.change { $0.rows = [] }
    let list = try await world.list(.newest, 3)
    #expect(list.ids.isEmpty && list.total == 0 && list.availability == .list)
    world.goOffline()
    #expect(try await world.everybody() == [])
  }

  @Test func requestsOnlyTheCountOfARepositoryWithoutStarsAndRemembersIt() async throws {
    let world = StargazerWorld(people: 0)
    _ = try await world.everybody()
    #expect(world.source.askings == [.count(.fixture())])
    world.goOffline()
    let list = try await world.list(.newest, 3)
    #expect(list.total == 0 && list.availability == .list)
    #expect(list.origin == stored(.fixture()))
  }

  @Test func remembersThatAListIsRestrictedAndWhy() async throws {
    let world = StargazerWorld(
      people: 5, access: .nobody(.forbidden(reason: "SAML.")), weeks: [.fixture(stars: 5)])
    let first = try await world.list(.oldest, 3)
    #expect(first.refusal == "SAML." && first.origin == .service(.fixture()))
    world.clock.set(.fixture(61))
    try await world.history()
    world.goOffline()
    let list = try await world.list(.oldest, 3)
    #expect(list.availability == .restricted && list.refusal == "SAML.")
    #expect(list.origin == stored(.fixture()))
    #expect(list.history?.origin == stored(.fixture(61)) && list.history?.total == 5)
  }

  @Test func removesTheReasonOnceAListIsNoLongerRestricted() async throws {
    let world = StargazerWorld(people: 2, access: .nobody(.forbidden(reason: "SAML.")))
    _ = try await world.list(.oldest, 2)
    world.source.change { $0.access = .everybody }
    world.letAMinutePass()
    let list = try await world.list(.oldest, 2)
    #expect(list.availability == .list && list.refusal == nil && list.ids == [1, 2])
  }

  @Test func returnsARestrictedListEvenIfTheWeeksFail() async throws {
    let world = StargazerWorld(people: 2, access: .nobody(.notFound))
    // The count and the refusal succeed; the weeks fail three times.
    for asking in 3...5 { world.source.fail(.outOfOrder(status: 500), atAsking: asking) }
    let list = try await world.list(.oldest, 2)
    #expect(list.availability == .restricted && list.history == nil && list.total == 2)
    world.letAMinutePass()
    world.source.fail(.cancelled, atAsking: 3)
    await #expect(throws: StargazerFailure.cancelled(pages: 0, of: 0)) {
      try await world.list(.oldest, 2)
    }
  }

  @Test func refreshCountsARestrictedListOnce() async throws {
    let world = StargazerWorld(people: 2, access: .nobody(.notFound))
    _ = try await world.list(.oldest, 2, refreshes: true)
    #expect(world.source.askings.count { $0 == .count(.fixture()) } == 1)
  }

  // MARK: - Failures and stored data

  @Test(
    arguments: [
      (.badToken, .source(.badToken)), (.refused(reason: "No."), .source(.refused(reason: "No."))),
      (.forbidden(reason: "No."), .source(.forbidden(reason: "No."))),
      (.ceiling, .source(.ceiling)),
      (.notFound, .unknownRepository(.fixture())),
    ] as [(StargazerSourceFailure, StargazerFailure)])
  func throwsFailuresOfTheRequest(
    _ failure: StargazerSourceFailure, _ expected: StargazerFailure
  ) async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    try await world.history()
    world.letAMinutePass()
    world.source.fail(failure)
    await #expect(throws: expected) { try await world.everybody() }
    await #expect(throws: expected) { try await world.history() }
  }

  private func stored(_ askedAt: Timestamp) -> StargazerOrigin {
    .stored(StoredAnswer(askedAt: askedAt, now: .fixture(600)), because: .offline)
  }
}

@Suite struct StargazerLookupTests {
  /// A truncated list is complete up to its ceiling.
  @Test(arguments: [(Int64(9), 40_000), (20, 9)])
  func requestsOnlyTheLastPageIfTheWholeListIsStored(
    _ people: Int64, _ ceiling: Int
  ) async throws {
    let world = try await StargazerWorld.read(people: people, ceiling: ceiling)
    #expect(try await world.find("person-2").stargazer.id.raw == 2)
    #expect(world.pages == [3])
    world.source.startOver()
    #expect(try await world.find("person-3").origin == .fresh(askedAt: .fixture(61)))
    #expect(world.source.askings == [])
  }

  @Test func findsAStargazerOfALongListIfTheServiceIsUnreachable() async throws {
    let world = StargazerWorld(people: 20, ceiling: 9)
    _ = try await world.find("person-2")
    world.letAMinutePass()
    world.source.fail(.offline)
    #expect(try await world.find("person-2").stargazer.id.raw == 2)
    #expect(world.source.askings.count == 1)
  }

  @Test func doesNotFindAFormerStargazer() async throws {
    let world = try await StargazerWorld.read(people: 9)
    world.source.change { $0.unstar(Stargazer.ID(2)) }
    await #expect(throws: StargazerFailure.unknownStargazer("person-2", of: .fixture())) {
      try await world.find("person-2")
    }
  }

  @Test func completesAListThatIsStoredInPart() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.newest, 2)
    #expect(try await world.find("person-8").origin == .service(.fixture()))
    await #expect(throws: StargazerFailure.unknownStargazer("ola", of: .fixture())) {
      try await world.find("ola")
    }
  }

  @Test func findsAStoredStargazerWithoutTheLastPage() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    world.goOffline()
    let stored = StoredAnswer(askedAt: .fixture(), now: .fixture(600))
    #expect(try await world.find("person-5").origin == .stored(stored, because: .offline))
    await #expect(throws: StargazerFailure.source(.offline)) { try await world.find("person-20") }
  }

  @Test func rejectsALookupInARestrictedList() async throws {
    let world = StargazerWorld(people: 3, access: .nobody(.notFound))
    await #expect(throws: StargazerFailure.restricted(.fixture())) {
      try await world.find("person-2")
    }
  }

  @Test func findsAStargazerOfAListThatBecameRestricted() async throws {
    let world = try await StargazerWorld.read(people: 5)
    let refusal = StargazerSourceFailure.forbidden(reason: "Resource not accessible.")
    world.source.change { $0.access = .nobody(refusal) }
    #expect(try await world.find("person-5").stargazer.id.raw == 5)
    await #expect(throws: StargazerFailure.source(refusal)) { try await world.find("ola") }
  }
}
