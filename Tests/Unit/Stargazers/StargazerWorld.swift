import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersTesting

/// A repository over a service with three rows on a page, and all that it works with, for one test.
struct StargazerWorld {
  let clock = SettableWallClock(.fixture())
  let source: InMemoryStargazerSource
  let store = InMemoryStargazerStore()
  let sleeper: InstantSleeper
  let repository: PortedStargazerRepository

  init(_ starred: StarredRepository) {
    source = InMemoryStargazerSource([starred], pageSize: 3, weeksOnPage: 2)
    sleeper = InstantSleeper(setting: clock)
    repository = PortedStargazerRepository(
      source: source, store: store, drawing: StubStarHistoryDrawing(), clock: clock,
      sleeper: sleeper, rowsOnPage: 3)
  }

  /// A world with people 1 to a number, who starred `lindqvist/glaze` in this order.
  init(people count: Int64) {
    self.init(StarredRepository(starredBy: Self.people(count)))
  }

  /// A list, with its pages counted.
  func list(
    _ order: StargazerOrder, _ rows: Int, refreshes: Bool = false
  ) async throws(StargazerFailure) -> StargazerList {
    try await repository.list(.fixture(order, rows, refreshes: refreshes)) { _ in }
  }

  /// The identifiers of all, the oldest star first.
  func everybody() async throws(StargazerFailure) -> [Int64] {
    try await list(.oldest, 1000).ids
  }

  /// The pages that were asked for since a number of questions.
  func pages(since number: Int = 0) -> [Int] {
    source.askings.dropFirst(number).compactMap { asking in
      if case .page(let number, of: _) = asking { number } else { nil }
    }
  }

  /// Lets a minute pass, so that the service would not say the same again.
  func letAMinutePass() {
    clock.set(clock.now.advanced(by: .seconds(61)))
  }

  static func people(_ count: Int64) -> [Stargazer?] {
    count < 1 ? [] : (1...count).map { Stargazer.fixture(id: $0, starred: $0) }
  }
}

extension StargazerList {
  /// Who is on it, by number.
  var ids: [Int64] { stargazers.map(\.id.raw) }
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
