import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesTesting
import Testing

@Suite struct DefaultQuakeRepositoryTests {
  private let clock = SettableWallClock(.fixture())
  private let store = InMemoryQuakeStore()
  private let source = InMemoryQuakeSource(hourly(10))
  private let query = QuakeQuery.fixture()
  private let offline = QuakeSourceFailure.unreachable("There is no network.")

  // MARK: - Counting

  @Test func requestsEachCountAndStoresTheEarthquakes() async throws {
    let repository = repository()
    #expect(try await repository.count(query) == counted(10, .service(.fixture())))
    source.know(Self.hourly(12))
    #expect(try await repository.count(query) == counted(12, .service(.fixture())))
    #expect(store.quakes.count == 10, "the service was asked for the rows less than a minute ago")
    clock.set(.fixture(61))
    _ = try await repository.count(query)
    #expect(store.quakes.count == 12)
  }

  @Test func countsStoredDataIfTheServiceIsUnavailable() async throws {
    let repository = repository()
    _ = try await repository.count(query)
    clock.set(.fixture(3600))
    source.fail(offline)
    #expect(
      try await repository.count(query)
        == counted(10, .stored(stored(at: .fixture(), isComplete: true), because: offline)))
  }

  @Test func countsANarrowerQueryFromStoredData() async throws {
    let repository = repository()
    _ = try await repository.count(query)
    source.fail(offline)
    let narrower = QuakeQuery.fixture(radius: 50, magnitude: 4)
    let answer = try await repository.count(narrower)
    #expect(answer.count == 6)
    #expect(answer.origin == .stored(stored(at: .fixture(), isComplete: true), because: offline))
  }

  @Test func reportsUncoveredStoredDataAsIncomplete() async throws {
    let repository = repository()
    _ = try await repository.count(query)
    source.fail(offline)
    let answer = try await repository.count(.everywhere())
    #expect(answer.count == 10)
    #expect(answer.origin == .stored(stored(at: .fixture(), isComplete: false), because: offline))
  }

  @Test func storesACountThatIsTooLargeForItsRows() async throws {
    let repository = repository(reply: 9)
    _ = try await repository.count(query)
    #expect(store.quakes.isEmpty)
    source.fail(offline)
    #expect(
      try await repository.count(query)
        == counted(10, .stored(stored(at: .fixture(), isComplete: true), because: offline)))
  }

  @Test func storesTheLastCountEvenIfOtherRowsAreStored() async throws {
    let repository = repository(reply: 9)
    _ = try await repository.count(.fixture(magnitude: 5))
    _ = try await repository.count(query)
    source.know(Self.hourly(12))
    #expect(try await repository.count(query).count == 12)
    source.fail(offline)
    #expect(try await repository.count(query).count == 12)
  }

  @Test func reportsTheTimeOfTheCountedRowsOrTheLastRequest() async throws {
    let repository = repository()
    _ = try await repository.count(query)
    clock.set(.fixture(61))
    _ = try await repository.count(.fixture(radius: 1))
    source.fail(offline)
    let first = stored(at: .fixture(), isComplete: true)
    #expect(try await repository.count(query).origin == .stored(first, because: offline))
    let last = stored(at: .fixture(61), isComplete: false)
    #expect(try await repository.count(.everywhere()).origin == .stored(last, because: offline))
    let found = try await repository.quake(Quake.ID("h3"))
    #expect(
      found.origin == .stored(stored(at: .fixture(61), isComplete: true), because: offline))
  }

  @Test func prefersStoredRowsToAnOlderCount() async throws {
    try await store.note(record(99, at: .fixture(-60), isStored: false))
    let repository = repository()
    _ = try await repository.count(.fixture(radius: 200))
    source.fail(offline)
    #expect(try await repository.count(query).count == 10)
  }

  @Test func failsWithTheReasonIfNothingIsStored() async throws {
    source.fail(offline)
    let repository = repository()
    await #expect(throws: QuakeFailure.source(offline)) { try await repository.count(query) }
  }

  @Test func reportsARejectionInsteadOfStoredData() async throws {
    let repository = repository()
    _ = try await repository.count(query)
    let refusal = QuakeSourceFailure.refused(reason: "Bad starttime value.")
    source.fail(refusal)
    await #expect(throws: QuakeFailure.source(refusal)) { try await repository.count(query) }
  }

  @Test func reportsARejectionInsteadOfAStoredCount() async throws {
    try await store.note(record(99, at: .fixture(-60), isStored: false))
    let refusal = QuakeSourceFailure.refused(reason: "Bad starttime value.")
    source.fail(refusal)
    let repository = repository()
    await #expect(throws: QuakeFailure.source(refusal)) { try await repository.count(query) }
  }

  @Test func showsNoOutcomeAfterCancellation() async throws {
    let repository = repository()
    _ = try await repository.count(query)
    source.fail(.cancelled)
    await #expect(throws: QuakeFailure.source(.cancelled)) { try await repository.count(query) }
  }

  @Test func returnsTheCountEvenIfTheRowsCannotBeStored() async throws {
    let failure = QuakeFailure.storage(reason: "The disk is full.")
    let repository = DefaultQuakeRepository(
      source: source, store: FullQuakeStore(failure: failure), drawing: StubQuakeDrawing(),
      rules: .fixture, clock: clock, tracer: .off)
    let answer = try await repository.count(query)
    #expect(answer.count == 10)
    #expect(answer.keepingFailure == failure)
  }

  // MARK: - Listing

  @Test func listsTheEarthquakesInTheRequestedOrder() async throws {
    let request = QuakeListRequest(query: query, order: .largest, limit: 3)
    let list = try await repository().list(request) { _ in }
    #expect(list.quakes.map(\.quake.magnitude?.value) == [9, 8, 7])
    #expect(list.total == 10)
    #expect(list.origin == .service(.fixture()))
  }

  @Test func listsALaterPageFromAllStoredRows() async throws {
    let repository = repository()
    let request = QuakeListRequest(query: query, order: .largest, limit: 3, offset: 3)
    let list = try await repository.list(request) { _ in }
    #expect(list.quakes.map(\.quake.magnitude?.value) == [6, 5, 4])
    #expect(list.total == 10 && list.offset == 3 && list.next == 6)
    #expect(store.quakes.count == 10)
    let last = QuakeListRequest(query: query, order: .largest, limit: 3, offset: 9)
    let end = try await repository.list(last) { _ in }
    #expect(end.quakes.count == 1 && end.next == nil)
  }

  @Test func countsTheStoredDaysWithoutAskingTheService() async throws {
    let repository = repository()
    #expect(try await repository.storedDays(query).isEmpty)
    _ = try await repository.count(query)
    source.fail(offline)
    #expect(try await repository.storedDays(query).map(\.count).reduce(0, +) == 10)
  }

  @Test func halvesTheTimeRangeIfThereAreTooManyRows() async throws {
    let source = InMemoryQuakeSource(Self.hourly(10), limit: 3)
    let steps = Steps()
    let list = try await repository(source, reply: 3)
      .list(QuakeListRequest(query: query, limit: 100)) { steps.add($0) }
    #expect(Set(list.quakes.map(\.quake.id)) == Set(Self.hourly(10).map(\.id)))
    #expect(list.total == 10)
    #expect(steps.all.last == QuakeProgress(done: 10, of: 10))
    #expect(steps.all.allSatisfy { $0.total == 10 })
    #expect(steps.all.map(\.done) == steps.all.map(\.done).sorted())
    let periods = source.fetchRecords.compactMap { record in
      if case .quakes(_, let period) = record { period } else { nil }
    }
    #expect(zip(periods, periods.dropFirst()).allSatisfy { $0.last < $1.first })
  }

  @Test func halvesAgainIfThereAreMoreThanCounted() async throws {
    // The service's limit is smaller than the repository's.
    let source = InMemoryQuakeSource(Self.hourly(10), limit: 3)
    let list = try await repository(source, reply: 10)
      .list(QuakeListRequest(query: query, limit: 100)) { _ in }
    #expect(list.total == 10)
  }

  @Test func failsIfOneMillisecondExceedsTheReplyLimit() async throws {
    let twins = (0..<4).map { Quake.fixture(id: "t\($0)") }
    let source = InMemoryQuakeSource(twins, limit: 3)
    let repository = repository(source, reply: 3)
    await #expect(throws: QuakeFailure.source(.tooMany(limit: 3))) {
      try await repository.list(QuakeListRequest(query: query)) { _ in }
    }
  }

  @Test func failsIfTheServiceHasMoreRowsThanItsLimit() async throws {
    let repository = repository(load: 9)
    await #expect(throws: QuakeFailure.tooMany(10, limit: 9)) {
      try await repository.list(QuakeListRequest(query: query)) { _ in }
    }
    #expect(store.quakes.isEmpty)
  }

  @Test(arguments: [(0, false), (59, false), (60, true), (-1, true)])
  func requestsTheRowsAgainAfterAMinute(_ seconds: Int64, _ isAsked: Bool) async throws {
    let repository = repository()
    _ = try await repository.list(QuakeListRequest(query: query)) { _ in }
    let asked = source.fetchRecords.count
    clock.set(.fixture(seconds))
    let list = try await repository.list(
      QuakeListRequest(query: .fixture(radius: 50))
    ) { _ in }
    #expect((source.fetchRecords.count > asked) == isAsked)
    #expect(list.origin == (isAsked ? .service(clock.now) : .fresh(askedAt: .fixture())))
  }

  @Test func removesEventsThatTheServiceDeleted() async throws {
    let repository = repository()
    _ = try await repository.list(QuakeListRequest(query: query)) { _ in }
    source.delete(Quake.ID("h3"))
    clock.set(.fixture(60))
    let list = try await repository.list(QuakeListRequest(query: query)) { _ in }
    #expect(list.total == 9)
    #expect(!list.quakes.contains { $0.quake.id == Quake.ID("h3") })
  }

  @Test func listsStoredDataIfTheServiceIsUnavailable() async throws {
    let repository = repository()
    _ = try await repository.list(QuakeListRequest(query: query)) { _ in }
    clock.set(.fixture(3600))
    source.fail(.outOfOrder(status: 503))
    let list = try await repository.list(QuakeListRequest(query: query)) { _ in }
    #expect(list.total == 10)
    #expect(
      list.origin
        == .stored(stored(at: .fixture(), isComplete: true), because: .outOfOrder(status: 503)))
  }

  @Test(arguments: [QuakeOrder.newest, .largest])
  func fetchesOnlyTheListedRows(_ order: QuakeOrder) async throws {
    let request = QuakeListRequest(query: query, order: order, limit: 3)
    let list = try await repository().list(request) { _ in }
    #expect(list.quakes.map(\.quake.id.raw) == ["h9", "h8", "h7"])
    #expect(list.total == 10 && list.origin == .service(.fixture()))
    #expect(Set(store.quakes.map(\.id.raw)) == ["h9", "h8", "h7"])
  }

  @Test func doesNotTreatATruncatedListAsComplete() async throws {
    let repository = repository()
    let few = QuakeListRequest(query: query, limit: 3)
    _ = try await repository.list(few) { _ in }
    #expect(try await store.fetchRecords().map(\.isStored) == [false])
    let all = try await repository.list(QuakeListRequest(query: query)) { _ in }
    #expect(all.quakes.count == 10 && all.origin == .service(.fixture()))
    let again = try await repository.list(few) { _ in }
    #expect(again.origin == .fresh(askedAt: .fixture()) && again.total == 10)
  }

  @Test func reportsATruncatedListAsIncomplete() async throws {
    let repository = repository()
    let request = QuakeListRequest(query: query, limit: 3)
    _ = try await repository.list(request) { _ in }
    source.fail(offline)
    let list = try await repository.list(request) { _ in }
    #expect(list.quakes.count == 3)
    #expect(list.origin == .stored(stored(at: .fixture(), isComplete: false), because: offline))
    #expect(try await repository.count(query).count == 10)
  }

  @Test(arguments: [(9, 9), (10, 10), (11, 10)])
  func fetchesAllRowsIfTheListShowsAllOfThem(_ limit: Int, _ rows: Int) async throws {
    let request = QuakeListRequest(query: query, limit: limit)
    let list = try await repository().list(request) { _ in }
    #expect(list.quakes.count == rows && list.total == 10)
    #expect(try await store.fetchRecords().map(\.isStored) == [limit >= 10])
  }

  @Test(arguments: [(3, QuakeOrder.newest, 3), (4, .newest, 10), (3, .nearest, 10)])
  func fetchesAllRowsIfTheServiceCannotSortOrReturnThem(
    _ limit: Int, _ order: QuakeOrder, _ kept: Int
  ) async throws {
    let source = InMemoryQuakeSource(Self.hourly(10), limit: 3)
    let request = QuakeListRequest(query: query, order: order, limit: limit)
    let list = try await repository(source, reply: 3).list(request) { _ in }
    #expect(list.quakes.count == limit && store.quakes.count == kept)
  }

  @Test func listsTheFirstRowsEvenIfTheyCannotBeStored() async throws {
    let repository = DefaultQuakeRepository(
      source: source, store: FullQuakeStore(failure: .storage(reason: "The disk is full.")),
      drawing: StubQuakeDrawing(), rules: .fixture, clock: clock, tracer: .off)
    let steps = Steps()
    let list = try await repository.list(QuakeListRequest(query: query, limit: 3)) {
      steps.add($0)
    }
    #expect(list.quakes.count == 3 && list.total == 10)
    #expect(steps.all == [QuakeProgress(done: 3, of: 3)])
  }

  @Test func fetchesUpToItsLimitAndTheReplyLimit() async throws {
    let list = try await repository(reply: 10, load: 10)
      .list(QuakeListRequest(query: query)) { _ in }
    #expect(list.total == 10 && source.fetchRecords.count == 2)
    clock.set(.fixture(60))
    _ = try await repository(reply: 10).count(query)
    #expect(try await store.fetchRecords().first?.isStored == true)
    #expect(try await store.fetchRecords().first?.askedAt == .fixture(60))
  }

  @Test func keepsStoredRowsIfALaterCountHasNone() async throws {
    let repository = repository(reply: 10)
    _ = try await repository.count(query)
    source.know(Self.hourly(11))
    clock.set(.fixture(60))
    #expect(try await repository.count(query).count == 11)
    source.fail(offline)
    #expect(try await repository.count(query).count == 10)
  }

  @Test func fetchesEventsUpToADayInTheFuture() async throws {
    source.know([
      .fixture(id: "tomorrow", time: .fixture(86_400)),
      .fixture(id: "later", time: .fixture(86_401)),
    ])
    _ = try await repository().list(QuakeListRequest(query: query, order: .nearest)) { _ in }
    #expect(store.quakes.map(\.id.raw) == ["tomorrow"])
  }

  @Test(arguments: [
    (QuakeSourceFailure.unreadable("It is no JSON."), true), (.tooOften(retryAfter: nil), true),
    (.outOfOrder(status: 500), true), (.unreachable("No."), true), (.cancelled, false),
    (.refused(reason: "No."), false), (.tooMany(limit: 1), false),
  ])
  func returnsStoredRowsUnlessTheServiceRejectedTheQuery(
    _ failure: QuakeSourceFailure, _ answers: Bool
  ) async throws {
    let repository = repository()
    let request = QuakeListRequest(query: query)
    _ = try await repository.list(request) { _ in }
    clock.set(.fixture(60))
    source.fail(failure)
    let list = try? await repository.list(request) { _ in }
    #expect((list?.total == 10) == answers)
    let event = try? await repository.quake(Quake.ID("h3"))
    #expect((event?.origin.askedAt == .fixture()) == answers)
  }

  @Test func requestsNoRowsIfTheCountIsZero() async throws {
    source.know([])
    let repository = repository()
    #expect(try await repository.count(query).count == 0)
    #expect(source.fetchRecords == [.count(query, in: nil)])
    clock.set(.fixture(60))
    let list = try await repository.list(QuakeListRequest(query: query)) { _ in }
    #expect(list.quakes == [] && list.total == 0)
    #expect(source.fetchRecords.count == 2)
  }

  @Test func aRecordFromTheFutureHidesNoLaterOne() async throws {
    let ahead = FetchRecord(
      query: .fixture(radius: 200), askedAt: .fixture(86_400), count: 99, isStored: true)
    try await store.note(ahead)
    let repository = repository()
    let request = QuakeListRequest(query: query)
    #expect(try await repository.list(request) { _ in }.origin == .service(.fixture()))
    clock.set(.fixture(30))
    #expect(try await repository.list(request) { _ in }.origin == .fresh(askedAt: .fixture()))
  }

  @Test func prefersLaterRowsToACountFromTheFuture() async throws {
    try await store.note(record(99, at: .fixture(86_400), isStored: false))
    let repository = repository()
    _ = try await repository.count(.fixture(radius: 200))
    source.fail(offline)
    #expect(try await repository.count(query).count == 10)
  }

  // MARK: - One event

  @Test func findsAnEventByAFormerIdentifierAndStoresIt() async throws {
    source.know([.fixture(id: "us1", identifiers: ["nc1"])])
    let found = try await repository().quake(Quake.ID("nc1"))
    #expect(found.quake.id == Quake.ID("us1"))
    #expect(found.origin == .service(.fixture()))
    #expect(store.quakes == [found.quake])
  }

  @Test func findsAStoredEventIfTheServiceIsUnavailable() async throws {
    let repository = repository()
    let quake = try await repository.quake(Quake.ID("h3")).quake
    source.fail(offline)
    let found = try await repository.quake(Quake.ID("h3"))
    #expect(found.quake == quake)
    #expect(
      found.origin == .stored(stored(at: quake.updated, isComplete: true), because: offline))
  }

  @Test func removesAnEventThatTheServiceDeleted() async throws {
    let repository = repository()
    _ = try await repository.quake(Quake.ID("h3"))
    source.delete(Quake.ID("h3"))
    await #expect(throws: QuakeFailure.source(.deleted(Quake.ID("h3")))) {
      try await repository.quake(Quake.ID("h3"))
    }
    #expect(store.quakes.isEmpty)
  }

  @Test func reportsAnUnknownEvent() async throws {
    let repository = repository()
    await #expect(throws: QuakeFailure.notFound(Quake.ID("xx"))) {
      try await repository.quake(Quake.ID("xx"))
    }
  }

  // MARK: - Pictures

  @Test func drawsTheEventsThatTheServiceReturns() async throws {
    let repository = repository()
    let map = try await repository.picture(.map, of: query) { _ in }
    #expect(map == QuakePicture(svg: "<svg>map of 10 of 10</svg>", origin: .service(.fixture())))
    let histogram = try await repository.picture(.histogram, of: query) { _ in }
    #expect(histogram.svg == "<svg>2026-01-01T00:00:00Z: 10</svg>")
    #expect(histogram.origin == .fresh(askedAt: .fixture()))
  }
}

extension DefaultQuakeRepositoryTests {
  /// One quake per hour on 2026-01-01, with the magnitudes 0, 1, 2, …
  private static func hourly(_ count: Int) -> [Quake] {
    (0..<count).map { hour in
      .fixture(
        id: "h\(hour)", time: .fixture(Int64(hour) * 3600), magnitude: Double(min(hour, 12)))
    }
  }

  private func repository(reply: Int = 100, load: Int = 1000) -> DefaultQuakeRepository {
    repository(source, reply: reply, load: load)
  }

  private func repository(
    _ source: any QuakeSource, reply: Int = 100, load: Int = 1000
  ) -> DefaultQuakeRepository {
    DefaultQuakeRepository(
      source: source, store: store, drawing: StubQuakeDrawing(), rules: .fixture, clock: clock,
      limits: QuakeLoadLimits(reply: reply, load: load), tracer: .off)
  }

  private func counted(_ count: Int, _ origin: QuakeOrigin) -> QuakeCount {
    QuakeCount(query: query, count: count, origin: origin)
  }

  private func record(_ count: Int, at moment: Timestamp, isStored: Bool) -> FetchRecord {
    FetchRecord(query: query, askedAt: moment, count: count, isStored: isStored)
  }

  private func stored(at moment: Timestamp, isComplete: Bool) -> StoredQuakes {
    StoredQuakes(askedAt: moment, now: clock.now, isComplete: isComplete)
  }
}
