import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// Lists that are available, restricted or empty.
@Suite struct DefaultStargazerRepositoryTests {
  private static let offline = StargazerSourceFailure.unreachable("There is no network.")
  private static let tooFast = StargazerSourceFailure.limited(
    StargazerLimit(until: nil, isQuota: false))

  // MARK: - Availability

  @Test(arguments: [
    StarredRepository.Access.nobody(.notFound), .nobody(.forbidden(reason: "No.")), .nobodyUntold,
  ])
  func distinguishesARestrictedRepositoryFromAMissingOrEmptyOne(
    _ access: StarredRepository.Access
  ) async throws {
    let world = StargazerWorld(
      StarredRepository(
        starredBy: StargazerWorld.people(5), access: access, weeks: [.fixture(stars: 5)]))
    let list = try await world.list(.oldest, 30)
    #expect(list.availability == .restricted)
    #expect(list.total == 5 && list.stargazers.isEmpty)
    #expect(list.history?.weeks == [.fixture(stars: 5)])
  }

  @Test func returnsTheStoredRowsOfAListThatBecameRestricted() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.access = .nobody(.notFound) }
    let list = try await world.list(.oldest, 30)
    #expect(list.availability == .restricted && list.ids == [1, 2, 3, 4, 5])
  }

  @Test func requestsOnlyTheCountOfARepositoryWithoutStars() async throws {
    let world = StargazerWorld(people: 0)
    let list = try await world.list(.newest, 30)
    #expect(list.availability == .list && list.total == 0 && list.stargazers.isEmpty)
    #expect(world.source.askings == [.count(.fixture())])
  }

  @Test func reportsAMissingRepository() async {
    let world = StargazerWorld(people: 3)
    let other = RepositoryName.fixture("lindqvist/kiln")
    await #expect(throws: StargazerFailure.unknownRepository(other)) {
      try await world.repository.list(StargazerListRequest(repository: other)) { _ in }
    }
  }

  @Test func returnsNoStoredDataForARejectedToken() async throws {
    let world = StargazerWorld(people: 3)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.fail(.badToken)
    await #expect(throws: StargazerFailure.source(.badToken)) { try await world.everybody() }
  }

  @Test(arguments: [
    offline, tooFast, .outOfOrder(status: 503), .unreadable("It is no JSON."),
    .limited(StargazerLimit(until: .fixture(3600), isQuota: true)),
  ])
  func returnsStoredDataWithItsAge(_ failure: StargazerSourceFailure) async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.clock.set(.fixture(600))
    world.source.fail(failure)
    let list = try await world.list(.newest, 2)
    #expect(list.ids == [5, 4] && list.availability == .list)
    let stored = StoredStargazers(askedAt: .fixture(), now: .fixture(600))
    #expect(list.origin == .stored(stored, because: failure))
    #expect(world.sleeper.durations.isEmpty, "who asks waits for nothing")
  }

  @Test func reportsTheReasonIfNothingIsStored() async {
    let world = StargazerWorld(people: 5)
    world.source.fail(Self.offline)
    await #expect(throws: StargazerFailure.source(Self.offline)) { try await world.everybody() }
  }

  // MARK: - Rate limits

  @Test func sendsTheSameRequestOncePerMinute() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.list(.newest, 2)
    let before = world.source.askings.count
    let list = try await world.list(.newest, 2)
    #expect(list.ids == [5, 4] && list.origin == .fresh(askedAt: .fixture()))
    #expect(world.source.askings.count == before)
    _ = try await world.list(.newest, 2, refreshes: true)
    #expect(world.source.askings.count > before)
  }

  @Test func returnsAFreshListWhileNobodyGetsALease() async throws {
    let world = StargazerWorld(people: 5)
    _ = try await world.everybody()
    world.leases.fail(.busy)
    #expect(try await world.everybody() == [1, 2, 3, 4, 5])
    let found = try await world.repository.stargazer(called: "person-2", of: .fixture()) { _ in }
    #expect(found.stargazer.id.raw == 2)
  }

  @Test func waitsForARateLimitDuringASync() async throws {
    let world = StargazerWorld(people: 9)
    for asking in 4...5 { world.source.fail(Self.tooFast, atAsking: asking) }
    let steps = StargazerSteps()
    let list = try await world.repository.list(.fixture(.newest, 9)) { steps.add($0) }
    #expect(list.ids == Array((1...9).reversed()))
    #expect(world.sleeper.durations == [.seconds(60), .seconds(120)])
    #expect(
      steps.all == [
        .pages(1, of: 3), .pause(until: .fixture(60)), .pause(until: .fixture(180)),
        .pages(2, of: 3), .pages(3, of: 3),
      ])
  }

  @Test func stopsAfterThreeWaitsAndReturnsWhatWasRead() async throws {
    let world = StargazerWorld(people: 9)
    for asking in 4...7 { world.source.fail(Self.tooFast, atAsking: asking) }
    let list = try await world.list(.newest, 9)
    #expect(world.sleeper.durations == [.seconds(60), .seconds(120), .seconds(240)])
    #expect(list.ids == [9, 8, 7] && list.availability == .partial(.unread(3)))
  }

  @Test func retriesThreeTimesHoweverShortTheWaits() async throws {
    let world = StargazerWorld(people: 9)
    let moment = StargazerLimit(until: .fixture(1), isQuota: false)
    for asking in 4...8 { world.source.fail(.limited(moment), atAsking: asking) }
    #expect(try await world.list(.newest, 9).availability == .partial(.unread(3)))
    #expect(world.sleeper.durations == Array(repeating: .seconds(1), count: 3))
  }

  @Test(arguments: [(Int64(8), 1), (11, 0)])
  func waitsOnlyForAShortLimitBeforeTheFirstResponse(_ wait: Int64, _ waits: Int) async throws {
    let world = StargazerWorld(people: 3)
    let limit = StargazerLimit(until: .fixture(wait), isQuota: false)
    world.source.fail(.limited(limit), atAsking: 1)
    let list = try? await world.list(.oldest, 3)
    #expect(world.sleeper.durations == Array(repeating: .seconds(wait), count: waits))
    #expect((list == nil) == (waits == 0))
  }

  @Test func sendsNoRequestBeforeTheQuotaIsRenewed() async throws {
    let world = StargazerWorld(people: 3)
    world.source.allow(StargazerAllowance(remaining: 0, renewedAt: .fixture(3600)))
    await #expect(
      throws: StargazerFailure.source(
        .limited(StargazerLimit(until: .fixture(3600), isQuota: true)))
    ) {
      // The count succeeds; the list would be refused.
      _ = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    }
    #expect(world.source.askings.count == 1)
    world.source.allow(nil)
    world.clock.set(.fixture(3600))
    #expect(try await world.everybody() == [1, 2, 3])
  }

  @Test func sendsOneRequestAtATime() async throws {
    let gauge = StargazerGauge()
    let source = SlowStargazerSource(gauge)
    let repository = StargazerWorld.repository(over: source)
    await withTaskGroup { group in
      for name in ["a/one", "a/two", "a/three", "a/four"] {
        group.addTask {
          _ = try? await repository.history(of: .fixture(name), refreshes: true) { _ in }
        }
      }
    }
    #expect(gauge.most == 1)
  }

  // MARK: - Count

  @Test func reportsUnlistedStarsOnce() async throws {
    let world = StargazerWorld(people: 7)
    world.source.change { $0.hidden = 2 }
    let list = try await world.list(.newest, 30)
    #expect(list.total == 9 && list.availability == .partial(.unlisted(7)))
    world.letAMinutePass()
    let before = world.source.askings.count
    _ = try await world.list(.newest, 30)
    #expect(world.pages(since: before) == [3], "each page was asked for once because of it")
  }

  // MARK: - Lookup

  @Test func findsAStargazerIgnoringCase() async throws {
    let world = StargazerWorld(people: 9)
    let found = try await world.repository.stargazer(called: "PERSON-2", of: .fixture()) { _ in }
    #expect(found.stargazer.id.raw == 2 && found.origin.askedAt == .fixture())
  }

  /// The list is complete up to its ceiling, so no second request is tried.
  @Test func findsAStargazerOfALongListIfTheServiceIsUnreachable() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(20), ceiling: 9))
    _ = try await world.repository.stargazer(called: "person-2", of: .fixture()) { _ in }
    world.letAMinutePass()
    world.source.fail(Self.offline)
    let before = world.source.askings.count
    let found = try await world.repository.stargazer(called: "person-2", of: .fixture()) { _ in }
    #expect(found.stargazer.id.raw == 2)
    #expect(world.source.askings.count == before + 1)
  }

  @Test func doesNotFindAFormerStargazer() async throws {
    let world = StargazerWorld(people: 9)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.unstar(Stargazer.ID(2)) }
    await #expect(throws: StargazerFailure.unknownStargazer("person-2", of: .fixture())) {
      try await world.repository.stargazer(called: "person-2", of: .fixture()) { _ in }
    }
  }

  @Test func rejectsALookupInARestrictedList() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(3), access: .nobody(.notFound)))
    await #expect(throws: StargazerFailure.restricted(.fixture())) {
      try await world.repository.stargazer(called: "person-2", of: .fixture()) { _ in }
    }
  }

  // MARK: - Cancellation

  @Test func reportsTheProgressOfACancelledSync() async throws {
    let world = StargazerWorld(people: 20)
    world.source.fail(.cancelled, atAsking: 5)
    await #expect(throws: StargazerFailure.cancelled(pages: 2, of: 7)) {
      try await world.list(.newest, 20)
    }
    world.letAMinutePass()
    #expect(try await world.list(.newest, 20).ids.count == 20)
  }

  @Test func endsTheSyncIfAPauseIsCancelled() async throws {
    let world = StargazerWorld(people: 9, isSleeperHeld: true)
    world.source.fail(Self.tooFast, atAsking: 4)
    let walk = Task { try await world.list(.newest, 9) }
    await world.sleeper.asleep()
    walk.cancel()
    await #expect(throws: StargazerFailure.cancelled(pages: 1, of: 3)) { try await walk.value }
  }
}
