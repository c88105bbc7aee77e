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
    #expect(try await repository.count(query) == counted(10, .service(.fixture())))
    source.know(Self.hourly(12))
    #expect(try await repository.count(query) == counted(12, .service(.fixture())))
    #expect(store.quakes.count == 10, "the service was asked for the rows less than a minute ago")
    clock.set(.fixture(61))
    _ = try await repository.count(query)
    #expect(store.quakes.count == 12)
  }

  @Test func countsStoredDataIfTheServiceIsUnavailable() async throws {
    _ = try await repository.count(query)
    clock.set(.fixture(3600))
    source.fail(offline)
    #expect(
      try await repository.count(query) == counted(10, stored(at: .fixture(), isComplete: true)))
  }

  /// The stored data is complete for a narrower query, but not for a wider one.
  @Test(arguments: [
    (QuakeQuery.fixture(radius: 50, magnitude: 4), 6, true), (.everywhere(), 10, false),
  ])
  func countsAnotherQueryFromStoredData(
    _ other: QuakeQuery, _ count: Int, _ isComplete: Bool
  ) async throws {
    _ = try await repository.count(query)
    source.fail(offline)
    let answer = try await repository.count(other)
    #expect(answer.count == count && answer.origin == stored(isComplete: isComplete))
  }

  @Test func storesTheLastCountThatIsTooLargeForItsRows() async throws {
    let repository = repository(reply: 9)
    _ = try await repository.count(.fixture(magnitude: 5))
    _ = try await repository.count(query)
    source.know(Self.hourly(12))
    #expect(try await repository.count(query).count == 12)
    #expect(store.quakes.count == 5, "those of the narrower query")
    source.fail(offline)
    #expect(try await repository.count(query) == counted(12, stored()))
  }

  @Test func reportsTheTimeOfTheCountedRowsOrTheLastRequest() async throws {
    _ = try await repository.count(query)
    clock.set(.fixture(61))
    _ = try await repository.count(.fixture(radius: 1))
    source.fail(offline)
    #expect(try await repository.count(query).origin == stored())
    #expect(
      try await repository.count(.everywhere()).origin
        == stored(at: .fixture(61), isComplete: false))
    #expect(try await repository.quake(Quake.ID("h3")).origin == stored(at: .fixture(61)))
  }

  /// The count is older than the rows, or from the future.
  @Test(arguments: [Int64(-60), 86_400])
  func prefersStoredRowsToACountOfAnotherTime(_ seconds: Int64) async throws {
    try await store.note(record(99, at: .fixture(seconds), isStored: false))
    _ = try await repository.count(.fixture(radius: 200))
    source.fail(offline)
    #expect(try await repository.count(query).count == 10)
  }

  @Test func failsWithTheReasonIfNothingIsStored() async throws {
    source.fail(offline)
    await #expect(throws: QuakeFailure.source(offline)) { try await repository.count(query) }
    await #expect(throws: QuakeFailure.source(offline)) { try await listed() }
    await #expect(throws: QuakeFailure.source(offline)) {
      try await repository.quake(Quake.ID("h3"))
    }
  }

  @Test(
    arguments: [QuakeSourceFailure.refused(reason: "Bad starttime value."), .cancelled],
    [true, false])
  func reportsARejectionOrCancellationInsteadOfStoredData(
    _ failure: QuakeSourceFailure, _ hasRows: Bool
  ) async throws {
    if hasRows {
      _ = try await repository.count(query)
    } else {
      try await store.note(record(99, at: .fixture(-60), isStored: false))
    }
    source.fail(failure)
    await #expect(throws: QuakeFailure.source(failure)) { try await repository.count(query) }
  }

  @Test func returnsTheCountEvenIfTheRowsCannotBeStored() async throws {
    let failure = QuakeFailure.storage(reason: "The disk is full.")
    let answer = try await repository(in: FullQuakeStore(failure: failure)).count(query)
    #expect(answer.count == 10)
    #expect(answer.keepingFailure == failure)
  }

  // MARK: - Listing

  @Test func listsALaterPageFromAllStoredRows() async throws {
    let list = try await listed(order: .largest, limit: 3, offset: 3)
    #expect(list.quakes.map(\.quake.magnitude?.value) == [6, 5, 4])
    #expect(list.total == 10 && list.offset == 3 && list.next == 6)
    #expect(store.quakes.count == 10)
    let end = try await listed(order: .largest, limit: 3, offset: 9)
    #expect(end.quakes.count == 1 && end.next == nil)
  }

  @Test func halvesTheTimeRangeIfThereAreTooManyRows() async throws {
    let source = InMemoryQuakeSource(Self.hourly(10), limit: 3)
    let steps = Recorder<QuakeProgress>()
    let list = try await repository(source, reply: 3)
      .list(QuakeListRequest(query: query, limit: 100)) { steps.remember($0) }
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
    #expect(try await listed(limit: 100, in: repository(source, reply: 10)).total == 10)
  }

  @Test func failsIfOneMillisecondExceedsTheReplyLimit() async throws {
    let twins = (0..<4).map { Quake.fixture(id: "t\($0)") }
    let repository = repository(InMemoryQuakeSource(twins, limit: 3), reply: 3)
    await #expect(throws: QuakeFailure.source(.tooMany(limit: 3))) {
      try await listed(in: repository)
    }
  }

  @Test func failsIfTheServiceHasMoreRowsThanItsLimit() async throws {
    await #expect(throws: QuakeFailure.tooMany(10, limit: 9)) {
      try await listed(in: repository(load: 9))
    }
    #expect(store.quakes.isEmpty)
  }

  @Test(arguments: [(0, false), (59, false), (60, true), (-1, true)])
  func requestsTheRowsAgainAfterAMinute(_ seconds: Int64, _ isAsked: Bool) async throws {
    _ = try await listed()
    let asked = source.fetchRecords.count
    clock.set(.fixture(seconds))
    let narrower = QuakeListRequest(query: .fixture(radius: 50))
    let list = try await repository.list(narrower) { _ in }
    #expect((source.fetchRecords.count > asked) == isAsked)
    #expect(list.origin == (isAsked ? .service(clock.now) : .fresh(askedAt: .fixture())))
  }

  @Test func removesEventsThatTheServiceDeleted() async throws {
    _ = try await listed()
    source.delete(Quake.ID("h3"))
    clock.set(.fixture(60))
    let list = try await listed()
    #expect(list.total == 9)
    #expect(!list.quakes.contains { $0.quake.id == Quake.ID("h3") })
  }

  /// Of 10 earthquakes, one may be missing; of 100, two. A malformed row is not missing.
  @Test(arguments: [
    (10, 1, 0, 9), (10, 2, 0, 10), (10, 10, 0, 10), (10, 10, 8, 10), (10, 10, 9, 0),
    (100, 2, 0, 98),
  ])
  func aReplyReplacesStoredEarthquakesUnlessManyAreMissing(
    _ count: Int, _ lost: Int, _ skipped: Int, _ stored: Int
  ) async throws {
    source.know(Self.equallyLarge(count, 1))
    _ = try await listed(limit: 100)
    clock.set(.fixture(60))
    source.lose(lost, skipping: skipped)
    let list = try await listed(limit: 100)
    #expect(store.quakes.count == stored && list.total == stored)
    let reason = "It contains only \(count - lost + skipped) of \(count) earthquakes."
    #expect(
      list.origin
        == (stored == count ? self.stored(because: .unreadable(reason)) : .service(clock.now)))
  }

  @Test(arguments: [QuakeOrder.newest, .largest])
  func fetchesOnlyTheListedRows(_ order: QuakeOrder) async throws {
    let list = try await listed(order: order, limit: 3)
    #expect(list.quakes.map(\.quake.id.raw) == ["h9", "h8", "h7"])
    #expect(list.total == 10 && list.origin == .service(.fixture()))
    #expect(Set(store.quakes.map(\.id.raw)) == ["h9", "h8", "h7"])
  }

  @Test func doesNotTreatATruncatedListAsComplete() async throws {
    _ = try await listed(limit: 3)
    #expect(try await store.fetchRecords().map(\.isStored) == [false])
    let all = try await listed()
    #expect(all.quakes.count == 10 && all.origin == .service(.fixture()))
    let again = try await listed(limit: 3)
    #expect(again.origin == .fresh(askedAt: .fixture()) && again.total == 10)
  }

  @Test func reportsATruncatedListAsIncomplete() async throws {
    _ = try await listed(limit: 3)
    source.fail(offline)
    let list = try await listed(limit: 3)
    #expect(list.quakes.count == 3 && list.origin == stored(isComplete: false))
    #expect(list.total == 10 && list.next == 3)
    #expect(try await repository.count(query).count == 10)
    let other = try await repository.list(QuakeListRequest(query: .everywhere())) { _ in }
    #expect(other.quakes.count == 3 && other.total == 3)
  }

  /// The service lists the last identifier first.
  @Test func sortsEqualTimesByIdentifierOnEachPage() async throws {
    let latest = Quake.fixture(id: "e0", time: .fixture(1))
    source.know([latest] + (1...5).map { Quake.fixture(id: "e\($0)") })
    let first = try await listed(limit: 2)
    let second = try await listed(limit: 2, offset: 2)
    #expect((first.quakes + second.quakes).map(\.quake.id.raw) == ["e0", "e1", "e2", "e3"])
    #expect(first.total == 6 && first.next == 2)
    let moment = try #require(QuakePeriod(from: .fixture(), through: .fixture()))
    #expect(source.fetchRecords.contains(.quakes(query, in: moment)))
  }

  /// The service lists the oldest of them first.
  @Test func sortsEqualMagnitudesByTimeOnEachPage() async throws {
    source.know(Self.equallyLarge(5, 4))
    let first = try await listed(order: .largest, limit: 2)
    let second = try await listed(order: .largest, limit: 2, offset: 2)
    #expect((first.quakes + second.quakes).map(\.quake.id.raw) == ["e4", "e3", "e2", "e1"])
    #expect(first.total == 5 && first.next == 2)
    #expect(
      source.fetchRecords.contains(
        .first(.fixture(magnitude: 4), order: .largest, limit: 100)))
  }

  /// They have no magnitude, or do not fit into one reply.
  @Test(arguments: [(nil, 100), (4, 5)] as [(Double?, Int)])
  func fetchesAllRowsIfTooManyHaveTheSameMagnitude(
    _ magnitude: Double?, _ reply: Int
  ) async throws {
    source.know(Self.equallyLarge(5, magnitude))
    let list = try await listed(order: .largest, limit: 2, in: repository(reply: reply))
    #expect(list.quakes.map(\.quake.id.raw) == ["e4", "e3"] && list.total == 5)
    #expect(try await store.fetchRecords().map(\.isStored) == [true])
  }

  @Test(arguments: [(9, 9), (10, 10), (11, 10)])
  func fetchesAllRowsIfTheListShowsAllOfThem(_ limit: Int, _ rows: Int) async throws {
    let list = try await listed(limit: limit)
    #expect(list.quakes.count == rows && list.total == 10)
    #expect(try await store.fetchRecords().map(\.isStored) == [limit >= 10])
  }

  @Test(arguments: [(3, QuakeOrder.newest, 3), (4, .newest, 10), (3, .nearest, 10)])
  func fetchesAllRowsIfTheServiceCannotSortOrReturnThem(
    _ limit: Int, _ order: QuakeOrder, _ kept: Int
  ) async throws {
    let source = InMemoryQuakeSource(Self.hourly(10), limit: 3)
    let list = try await listed(order: order, limit: limit, in: repository(source, reply: 3))
    #expect(list.quakes.count == limit && store.quakes.count == kept)
  }

  @Test func listsTheFirstRowsEvenIfTheyCannotBeStored() async throws {
    let steps = Recorder<QuakeProgress>()
    let store = FullQuakeStore(failure: .storage(reason: "The disk is full."))
    let request = QuakeListRequest(query: query, limit: 3)
    let list = try await repository(in: store).list(request) { steps.remember($0) }
    #expect(list.quakes.count == 3 && list.total == 10)
    #expect(steps.all == [QuakeProgress(done: 3, of: 3)])
  }

  @Test func fetchesUpToItsLimitAndTheReplyLimit() async throws {
    let list = try await listed(in: repository(reply: 10, load: 10))
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
    _ = try await listed(order: .nearest)
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
    _ = try await listed()
    clock.set(.fixture(60))
    source.fail(failure)
    let list = try? await listed()
    #expect(list?.total == (answers ? 10 : nil))
    #expect(list?.origin == (answers ? stored(because: failure) : nil))
    let event = try? await repository.quake(Quake.ID("h3"))
    #expect((event?.origin.askedAt == .fixture()) == answers)
  }

  @Test func requestsNoRowsIfTheCountIsZero() async throws {
    source.know([])
    #expect(try await repository.count(query).count == 0)
    #expect(source.fetchRecords == [.count(query, in: nil)])
    clock.set(.fixture(60))
    let list = try await listed()
    #expect(list.quakes == [] && list.total == 0)
    #expect(source.fetchRecords.count == 2)
  }

  @Test func aRecordFromTheFutureHidesNoLaterOne() async throws {
    let ahead = FetchRecord(
      query: .fixture(radius: 200), askedAt: .fixture(86_400), count: 99, isStored: true)
    try await store.note(ahead)
    #expect(try await listed().origin == .service(.fixture()))
    clock.set(.fixture(30))
    #expect(try await listed().origin == .fresh(askedAt: .fixture()))
  }

  // MARK: - One event

  @Test func findsAnEventByAFormerIdentifierAndStoresIt() async throws {
    source.know([.fixture(id: "us1", identifiers: ["nc1"])])
    let found = try await repository.quake(Quake.ID("nc1"))
    #expect(found.quake.id == Quake.ID("us1"))
    #expect(found.origin == .service(.fixture()))
    #expect(store.quakes == [found.quake])
  }

  @Test func findsAStoredEventIfTheServiceIsUnavailable() async throws {
    let quake = try await repository.quake(Quake.ID("h3")).quake
    source.fail(offline)
    let found = try await repository.quake(Quake.ID("h3"))
    #expect(found.quake == quake && found.origin == stored(at: quake.updated))
  }

  @Test func removesAnEventThatTheServiceDeleted() async throws {
    _ = try await listed()
    source.delete(Quake.ID("h3"))
    await #expect(throws: QuakeFailure.source(.deleted(Quake.ID("h3")))) {
      try await repository.quake(Quake.ID("h3"))
    }
    #expect(store.quakes.count == 9)
    clock.set(.fixture(60))
    source.fail(offline)
    #expect(try await listed().total == 9)
  }

  @Test func reportsAnUnknownEvent() async throws {
    await #expect(throws: QuakeFailure.notFound(Quake.ID("xx"))) {
      try await repository.quake(Quake.ID("xx"))
    }
  }

  // MARK: - Pictures

  @Test func drawsTheEventsThatTheServiceReturns() async throws {
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

  /// Quakes with one magnitude, one per second: e0, e1, e2, …
  private static func equallyLarge(_ count: Int, _ magnitude: Double?) -> [Quake] {
    (0..<count).map { second in
      .fixture(id: "e\(second)", time: .fixture(Int64(second)), magnitude: magnitude)
    }
  }

  private var repository: DefaultQuakeRepository { repository(source) }

  private func repository(
    _ source: (any QuakeSource)? = nil, in store: (any QuakeStore)? = nil, reply: Int = 100,
    load: Int = 1000
  ) -> DefaultQuakeRepository {
    DefaultQuakeRepository(
      source: source ?? self.source, store: store ?? self.store, drawing: StubQuakeDrawing(),
      rules: .fixture, clock: clock, limits: QuakeLoadLimits(reply: reply, load: load),
      tracer: .off)
  }

  private func listed(
    order: QuakeOrder = .newest, limit: Int = 20, offset: Int = 0,
    in repository: DefaultQuakeRepository? = nil
  ) async throws(QuakeFailure) -> QuakeList {
    let request = QuakeListRequest(query: query, order: order, limit: limit, offset: offset)
    return try await (repository ?? self.repository).list(request) { _ in }
  }

  private func counted(_ count: Int, _ origin: QuakeOrigin) -> QuakeCount {
    QuakeCount(query: query, count: count, origin: origin)
  }

  private func record(_ count: Int, at moment: Timestamp, isStored: Bool) -> FetchRecord {
    FetchRecord(query: query, askedAt: moment, count: count, isStored: isStored)
  }

  /// The origin of data that the service sent at a time, while it is unavailable now.
  private func stored(
    at moment: Timestamp = .fixture(), isComplete: Bool = true,
    because failure: QuakeSourceFailure? = nil
  ) -> QuakeOrigin {
    .stored(
      StoredAnswer(askedAt: moment, now: clock.now, isComplete: isComplete),
      because: failure ?? offline)
  }
}
