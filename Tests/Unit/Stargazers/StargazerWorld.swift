import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersTesting
import Synchronization

/// A repository with a service of three rows per page, and its dependencies, for one test.
struct StargazerWorld {
  let clock = SettableWallClock(.fixture())
  let source: InMemoryStargazerSource
  let leases = InMemoryWorkLeases()
  /// The pauses while another program has a lease.
  let pauses = InstantSleeper(isHeld: true)
  let store = InMemoryStargazerStore()
  let sleeper: InstantSleeper
  private(set) var repository: any StargazerRepository
  private let pageSize: Int

  init(_ starred: StarredRepository, pageSize: Int = 3, isSleeperHeld: Bool = false) {
    source = InMemoryStargazerSource([starred], pageSize: pageSize, weeksOnPage: 2)
    sleeper = InstantSleeper(setting: clock, isHeld: isSleeperHeld)
    self.pageSize = pageSize
    repository = Self.repository(
      over: source, store: store, leasing: .fixture(leases, clock: clock, sleeper: pauses),
      clock: clock, sleeper: sleeper, jitter: 0.25, pageSize: pageSize)
  }

  /// Creates a service with users 1 to `count`, who starred `lindqvist/glaze` in this order.
  init(
    people count: Int64, access: StarredRepository.Access = .everybody, weeks: [StarWeek] = [],
    ceiling: Int = 40_000, isSleeperHeld: Bool = false
  ) {
    self.init(
      StarredRepository(
        starredBy: Self.people(count), access: access, weeks: weeks, ceiling: ceiling),
      isSleeperHeld: isSleeperHeld)
  }

  /// Creates a world whose whole list was read a minute ago.
  static func read(
    people count: Int64, ceiling: Int = 40_000
  ) async throws(StargazerFailure) -> StargazerWorld {
    let world = StargazerWorld(people: count, ceiling: ceiling)
    _ = try await world.everybody()
    world.letAMinutePass()
    return world
  }

  /// Simulates another run of the program with the same service and store, but with leases of its
  /// own.
  func nextRun(of caller: String = "somebody") -> StargazerWorld {
    var next = self
    next.repository = Self.repository(
      over: source, store: store, caller: caller, leasing: .fixture(clock: clock), clock: clock,
      sleeper: sleeper, jitter: 0.25, pageSize: pageSize)
    return next
  }

  static func repository(
    over source: any StargazerSource, store: InMemoryStargazerStore = InMemoryStargazerStore(),
    caller: String = "somebody", leasing: LeasedWork = .fixture(),
    clock: SettableWallClock = SettableWallClock(.fixture()),
    sleeper: InstantSleeper = InstantSleeper(), jitter: Double = 0.5,
    pageSize: Int = StargazerPage.size
  ) -> any StargazerRepository {
    DefaultStargazerRepository(
      source: source, caller: caller, store: store, drawing: StubStarHistoryDrawing(),
      leasing: leasing, clock: clock, sleeper: sleeper, jitter: { jitter }, rowsOnPage: pageSize,
      tracer: .off)
  }

  static func people(_ count: Int64) -> [Stargazer?] {
    count < 1 ? [] : Stargazer.fixtures(1...count)
  }
}

// MARK: - Requests

extension StargazerWorld {
  func list(
    _ order: StargazerOrder, _ rows: Int, after offset: Int = 0, refreshes: Bool = false
  ) async throws(StargazerFailure) -> StargazerList {
    try await repository.list(.fixture(order, rows, after: offset, refreshes: refreshes)) { _ in }
  }

  /// Requests a list page by page, and returns the identifiers on all pages.
  func ids(
    _ order: StargazerOrder, rowsPerPage: Int
  ) async throws(StargazerFailure) -> [Int64] {
    var (ids, offset) = ([Int64](), 0 as Int?)
    while let start = offset {
      let list = try await list(order, rowsPerPage, after: start)
      ids += list.ids
      offset = list.next
    }
    return ids
  }

  /// Requests a list, and returns it with the reported progress.
  func listWithProgress(
    _ order: StargazerOrder, _ rows: Int
  ) async throws(StargazerFailure) -> (list: StargazerList, steps: [StargazerProgress]) {
    let steps = Recorder<StargazerProgress>()
    let list = try await repository.list(.fixture(order, rows)) { steps.remember($0) }
    return (list, steps.all)
  }

  /// Returns the identifiers of all stargazers, oldest star first.
  func everybody() async throws(StargazerFailure) -> [Int64] {
    try await list(.oldest, 1000).ids
  }

  func find(_ login: String) async throws(StargazerFailure) -> FoundStargazer {
    try await repository.stargazer(called: login, of: .fixture()) { _ in }
  }

  @discardableResult
  func history(refreshes: Bool = false) async throws(StargazerFailure) -> StarHistory {
    try await repository.history(of: .fixture(), refreshes: refreshes) { _ in }
  }

  /// The pages requested since the last minute passed.
  var pages: [Int] {
    source.askings.compactMap { asking in
      if case .page(let number, of: _) = asking { number } else { nil }
    }
  }
}

// MARK: - Changes

extension StargazerWorld {
  /// Advances the clock by more than a minute, so that stored data is not fresh anymore. The next
  /// request is number 1.
  func letAMinutePass() {
    clock.set(clock.now.advanced(by: .seconds(61)))
    source.startOver()
  }

  /// Simulates a network failure, ten minutes after the start.
  func goOffline() {
    clock.set(.fixture(600))
    source.fail(.offline)
  }

  func star(_ numbers: ClosedRange<Int64>) {
    source.change { $0.rows += numbers.map { .fixture(id: $0, starred: $0) } }
  }

  /// Adds a star at the end of the list right before a request.
  func star(_ number: Int64, beforeAsking asking: Int) {
    source.beforeAsking(asking) { source in
      source.change { $0.star(.fixture(id: number, starred: number)) }
    }
  }

  /// Removes a star right before a request.
  func unstar(_ number: Int64, beforeAsking asking: Int) {
    source.beforeAsking(asking) { source in
      source.change { $0.unstar(Stargazer.ID(number)) }
    }
  }
}

extension StargazerSourceFailure {
  static let offline = unreachable("There is no network.")

  /// A limit that ends a number of seconds after the start, or at an unknown time.
  static func limited(until seconds: Int64?, isQuota: Bool = false) -> StargazerSourceFailure {
    .limited(StargazerLimit(until: seconds.map { .fixture($0) }, isQuota: isQuota))
  }
}

extension StargazerList {
  var ids: [Int64] { stargazers.map(\.id.raw) }
}

extension StarWeek {
  /// A week with all its stars on Sunday.
  static func fixture(_ weeks: Int = 0, stars: Int) -> StarWeek {
    .fixture(weeks, days: [stars, 0, 0, 0, 0, 0, 0])
  }
}

extension PageSize {
  static func fixture(_ rows: Int) -> PageSize {
    valid(PageSize(rows), "\(rows)")
  }
}

extension StargazerListRequest {
  static func fixture(
    _ order: StargazerOrder = .oldest, _ rows: Int = 30, after offset: Int = 0,
    of repository: RepositoryName = .fixture(), refreshes: Bool = false
  ) -> StargazerListRequest {
    StargazerListRequest(
      repository: repository, order: order, limit: .fixture(rows), offset: offset,
      refreshes: refreshes)
  }
}

/// A source that yields before it answers, and counts concurrent requests.
final class SlowStargazerSource: StargazerSource {
  private let requests = Mutex((now: 0, most: 0))

  /// The largest number of concurrent requests.
  var most: Int { requests.withLock(\.most) }

  func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    await linger()
    return StargazerReply(0, validators: .none)
  }

  func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    throw .notFound
  }

  func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> {
    await linger()
    throw .notFound
  }

  /// Yields often enough for every other task to run.
  private func linger() async {
    requests.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    for _ in 1...100 { await Task.yield() }
    requests.withLock { $0.now -= 1 }
  }
}
