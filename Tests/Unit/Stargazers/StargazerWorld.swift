import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersTesting
import Synchronization

/// A repository with a service of three rows per page, and its dependencies, for one test.
struct StargazerWorld {
  let clock: SettableWallClock
  let source: InMemoryStargazerSource
  let leases = InMemoryWorkLeases()
  /// The pauses while another program has a lease.
  let pauses = InstantSleeper(isHeld: true)
  let store: InMemoryStargazerStore
  let sleeper: InstantSleeper
  let pageSize: Int
  let repository: any StargazerRepository

  init(_ starred: StarredRepository, pageSize: Int = 3, isSleeperHeld: Bool = false) {
    clock = SettableWallClock(.fixture())
    source = InMemoryStargazerSource([starred], pageSize: pageSize, weeksOnPage: 2)
    store = InMemoryStargazerStore()
    sleeper = InstantSleeper(setting: clock, isHeld: isSleeperHeld)
    self.pageSize = pageSize
    repository = Self.repository(
      source, store, clock, sleeper, pageSize,
      leasing: .fixture(leases, clock: clock, sleeper: pauses))
  }

  /// Simulates another run of the program with the same service and store, but with leases of its
  /// own.
  func nextRun(of caller: String = "somebody") -> StargazerWorld {
    StargazerWorld(after: self, caller: caller)
  }

  private init(after world: StargazerWorld, caller: String) {
    (clock, source, store) = (world.clock, world.source, world.store)
    (sleeper, pageSize) = (world.sleeper, world.pageSize)
    repository = Self.repository(
      source, store, clock, sleeper, pageSize, caller: caller, leasing: .fixture(clock: clock))
  }

  private static func repository(
    _ source: InMemoryStargazerSource, _ store: InMemoryStargazerStore,
    _ clock: SettableWallClock, _ sleeper: InstantSleeper, _ pageSize: Int,
    caller: String = "somebody", leasing: LeasedWork
  ) -> any StargazerRepository {
    DefaultStargazerRepository(
      source: source, caller: caller, store: store, drawing: StubStarHistoryDrawing(),
      leasing: leasing, clock: clock, sleeper: sleeper, jitter: { 0.25 }, rowsOnPage: pageSize,
      tracer: .off)
  }

  /// Creates a service with users 1 to `count`, who starred `lindqvist/glaze` in this order.
  init(people count: Int64, isSleeperHeld: Bool = false) {
    self.init(StarredRepository(starredBy: Self.people(count)), isSleeperHeld: isSleeperHeld)
  }

  /// Creates a repository with another source and an empty store.
  static func repository(
    over source: any StargazerSource, sleeper: InstantSleeper = InstantSleeper(),
    jitter: Double = 0.5
  ) -> any StargazerRepository {
    DefaultStargazerRepository(
      source: source, caller: "somebody", store: InMemoryStargazerStore(),
      drawing: StubStarHistoryDrawing(), leasing: .fixture(),
      clock: SettableWallClock(.fixture()),
      sleeper: sleeper, jitter: { jitter }, tracer: .off)
  }

  /// Requests a list.
  func list(
    _ order: StargazerOrder, _ rows: Int, refreshes: Bool = false
  ) async throws(StargazerFailure) -> StargazerList {
    try await repository.list(.fixture(order, rows, refreshes: refreshes)) { _ in }
  }

  /// Returns the identifiers of all stargazers, oldest star first.
  func everybody() async throws(StargazerFailure) -> [Int64] {
    try await list(.oldest, 1000).ids
  }

  /// Returns the pages requested after a number of requests.
  func pages(since number: Int = 0) -> [Int] {
    source.askings.dropFirst(number).compactMap { asking in
      if case .page(let number, of: _) = asking { number } else { nil }
    }
  }

  /// Advances the clock by more than a minute, so that stored data is not fresh anymore.
  func letAMinutePass() {
    clock.set(clock.now.advanced(by: .seconds(61)))
  }

  static func people(_ count: Int64) -> [Stargazer?] {
    count < 1 ? [] : (1...count).map { Stargazer.fixture(id: $0, starred: $0) }
  }
}

extension StargazerList {
  /// The identifiers of the stargazers.
  var ids: [Int64] { stargazers.map(\.id.raw) }
}

extension StarWeek {
  /// A week with all its stars on Sunday.
  static func fixture(_ weeks: Int = 0, stars: Int) -> StarWeek {
    .fixture(weeks, days: [stars, 0, 0, 0, 0, 0, 0])
  }
}

extension StargazerListRequest {
  static func fixture(
    _ order: StargazerOrder = .oldest, _ rows: Int = 30, refreshes: Bool = false
  ) -> StargazerListRequest {
    guard let limit = PageSize(rows) else { preconditionFailure("\(rows) is no size of a page") }
    return StargazerListRequest(
      repository: .fixture(), order: order, limit: limit, refreshes: refreshes)
  }
}

/// Records the progress of a synchronization.
final class StargazerSteps: Sendable {
  private let steps = Mutex<[StargazerProgress]>([])

  var all: [StargazerProgress] { steps.withLock(\.self) }

  func add(_ step: StargazerProgress) { steps.withLock { $0.append(step) } }
}

/// Counts concurrent requests, and their maximum.
final class StargazerGauge: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock(\.most) }

  func begin() {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
  }

  func end() { counts.withLock { $0.now -= 1 } }
}

/// A source that yields before it answers, and reports to a gauge.
struct SlowStargazerSource: StargazerSource {
  private let source: InMemoryStargazerSource
  private let gauge: StargazerGauge

  init(_ gauge: StargazerGauge) {
    self.gauge = gauge
    source = InMemoryStargazerSource(
      ["a/one", "a/two", "a/three", "a/four"].map { StarredRepository(.fixture($0)) })
  }

  func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    await linger()
    return try await source.count(repository, unless: validators)
  }

  func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    await linger()
    return try await source.page(at: place, of: repository, unless: validators)
  }

  func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> {
    await linger()
    return try await source.weeks(at: place, of: repository, unless: validators)
  }

  /// Yields often enough for every other task to run.
  private func linger() async {
    gauge.begin()
    for _ in 1...100 { await Task.yield() }
    gauge.end()
  }
}
