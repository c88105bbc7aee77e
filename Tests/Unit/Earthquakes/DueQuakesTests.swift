import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesTesting
import Testing

@Suite struct DueQuakesTests {
  private let clock = SettableWallClock(.fixture())
  private let store = InMemoryQuakeStore()
  private let source = InMemoryQuakeSource([.fixture(id: "quake")])
  private let leases = InMemoryWorkLeases()

  @Test func repeatsAQueryAfterTheInterval() async throws {
    let work = work()
    #expect(try await work.perform() == nil, "nobody has sent a query")
    _ = try await repository.count(.fixture())
    clock.set(.fixture(-1).advanced(by: DueQuakes.interval))
    #expect(try await work.perform() == nil)
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    source.know([.fixture(id: "quake"), .fixture(id: "another")])
    #expect(try await work.perform() == QuakeQuery.fixture().sentence(of: 2) + ".")
    #expect(store.quakes.count == 2)
    #expect(try await work.perform() == nil)
  }

  @Test func skipsQueriesThatAreCoveredOrTooLarge() async throws {
    let (narrow, wide) = (QuakeQuery.fixture(radius: 50), QuakeQuery.fixture(radius: 100))
    for (query, count) in [(narrow, 1), (wide, 20_000), (.everywhere(), 20_001)] {
      try await store.note(
        FetchRecord(query: query, askedAt: .fixture(), count: count, isStored: true))
    }
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    let work = work()
    #expect(try await work.perform() == wide.sentence(of: 1) + ".")
    #expect(try await work.perform() == nil)
  }

  @Test func repeatsTheLastTwelveQueries() async throws {
    for latitude in 0...DueQuakes.limit {
      let query = QuakeQuery.fixture(near: .fixture(Double(latitude * 5), 0), radius: 1)
      try await store.note(
        FetchRecord(query: query, askedAt: .fixture(), count: 1, isStored: true))
    }
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    let work = work()
    for _ in 0..<DueQuakes.limit { #expect(try await work.perform() != nil) }
    #expect(try await work.perform() == nil)
  }

  @Test func reportsThatTheAnswerCannotBeStored() async throws {
    _ = try await repository.count(.fixture())
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    let failure = QuakeFailure.storage(reason: "The disk is full.")
    let stub = StubQuakeRepository()
    stub.answer { $0.count = .success(.fixture(keepingFailure: failure)) }
    let work = DueQuakes(
      repository: stub, store: store, rules: .fixture, leasing: .fixture(leases, clock: clock),
      clock: clock)
    await #expect(throws: BackgroundFailure(failure.description)) { try await work.perform() }
  }

  @Test func repeatsAQueryWhoseAnswerAnotherOneMadeIncomplete() async throws {
    let (wide, narrow) = (QuakeQuery.fixture(radius: 200), QuakeQuery.fixture(magnitude: 1))
    _ = try await repository.count(wide)
    let work = work()
    #expect(try await work.perform() == nil)
    try await store.replace(narrow, in: .always, by: [])
    #expect(try await store.fetchRecords().map(\.isStored) == [false])
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    #expect(try await work.perform() == wide.sentence(of: 1) + ".")
  }

  @Test func reportsThatTheServiceIsUnavailable() async throws {
    _ = try await repository.count(.fixture())
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    source.fail(.unreachable("There is no network."))
    await #expect(
      throws: BackgroundFailure("The service cannot be reached. There is no network.")
    ) { try await work().perform() }
  }

  @Test(.timeLimit(.minutes(1))) func waitsWhileAnotherServerRepeatsAQuery() async throws {
    _ = try await repository.count(.fixture())
    clock.set(.fixture().advanced(by: DueQuakes.interval))
    let sleeper = InstantSleeper(isHeld: true)
    let (first, second) = (work(), work(sleeper: sleeper))
    let leasing = LeasedWork.fixture(leases, clock: clock)
    let lease = try #require(try await leasing.claim(WorkName("Earthquakes", "queries")))
    let waiting = Task { try await second.perform() }
    await sleeper.asleep()
    await leasing.release(lease)
    #expect(try await first.perform() != nil)
    sleeper.wake()
    #expect(try await waiting.value == nil)
  }

  private var repository: DefaultQuakeRepository {
    DefaultQuakeRepository(
      source: source, store: store, drawing: StubQuakeDrawing(), rules: .fixture, clock: clock,
      tracer: .off)
  }

  private func work(sleeper: InstantSleeper = InstantSleeper(isHeld: true)) -> DueQuakes {
    DueQuakes(
      repository: repository, store: store, rules: .fixture,
      leasing: .fixture(leases, clock: clock, sleeper: sleeper), clock: clock)
  }
}

/// A store on a full disk.
struct FullQuakeStore: QuakeStore {
  let failure: QuakeFailure

  func replace(
    _ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) { throw failure }
  func keep(_ quakes: [Quake]) async throws(QuakeFailure) { throw failure }
  func remove(_ id: Quake.ID) async throws(QuakeFailure) { throw failure }
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake? { nil }
  func count(_ query: QuakeQuery) async throws(QuakeFailure) -> Int { 0 }
  func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] { [] }
  func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay] { [] }
  func note(_ record: FetchRecord) async throws(QuakeFailure) { throw failure }
  func fetchRecords() async throws(QuakeFailure) -> [FetchRecord] { [] }
}
