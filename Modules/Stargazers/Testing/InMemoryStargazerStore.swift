public import CoreDomain
public import StargazersDomain
private import Synchronization

public final class InMemoryStargazerStore: StargazerStore {
  private let shelves = Mutex<[RepositoryName: Shelf]>([:])
  private let limits = Mutex<[String: StargazerLimit]>([:])

  public init() {}

  public func ledger(
    of repository: RepositoryName
  ) async throws(StargazerFailure) -> StargazerLedger? {
    shelf(repository).ledger
  }

  public func lastLedgers(limit: Int) async throws(StargazerFailure) -> [StargazerLedger] {
    let ledgers = shelves.withLock { $0.values.compactMap(\.ledger) }
    let counted = ledgers.compactMap { ledger in ledger.countedAt.map { (ledger, $0) } }
    return counted.sorted { $0.1 > $1.1 }.prefix(max(0, limit)).map(\.0)
  }

  public func note(_ ledger: StargazerLedger) async throws(StargazerFailure) {
    change(ledger.repository) { $0.ledger = ledger }
  }

  public func page(
    _ number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> StoredPage? {
    shelf(repository).pages[number]?.page
  }

  public func lastPage(
    of repository: RepositoryName
  ) async throws(StargazerFailure) -> StoredPage? {
    shelf(repository).pages.values.map(\.page).max { $0.number < $1.number }
  }

  public func members(
    ofPage number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> [Stargazer.ID] {
    shelf(repository).pages[number]?.stargazers.map(\.id) ?? []
  }

  public func keep(
    _ stargazers: [Stargazer], as page: StoredPage, of repository: RepositoryName,
    joining above: StoredPage?
  ) async throws(StargazerFailure) {
    change(repository) { shelf in
      if let above { shelf.join(above.number, fetchedAt: above.fetchedAt) }
      shelf.keep(stargazers, as: page)
    }
  }

  public func check(
    page number: Int, of repository: RepositoryName, at moment: Timestamp
  ) async throws(StargazerFailure) {
    change(repository) { $0.pages[number]?.page.checkedAt = moment }
  }

  public func join(
    page number: Int, of repository: RepositoryName, fetchedAt: Timestamp
  ) async throws(StargazerFailure) {
    change(repository) { $0.join(number, fetchedAt: fetchedAt) }
  }

  public func removePages(
    above number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) {
    change(repository) { shelf in shelf.pages = shelf.pages.filter { $0.key <= number } }
  }

  public func rows(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Int {
    shelf(repository).pages.filter { numbers.contains($0.key) }
      .reduce(0) { $0 + $1.value.stargazers.count + $1.value.nameless }
  }

  public func stargazers(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName, order: StargazerOrder,
    limit: Int, offset: Int
  ) async throws(StargazerFailure) -> [Stargazer] {
    let all = shelf(repository).stargazers(onPages: numbers)
    return Array(
      (order == .oldest ? all : all.reversed()).dropFirst(offset).prefix(max(0, limit)))
  }

  public func stargazer(
    called login: String, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Stargazer? {
    shelf(repository).stargazers(onPages: 1...Int.max).last { $0.isCalled(login) }
  }

  public func keep(
    _ weeks: [StarWeek], deleting gone: [Timestamp], of repository: RepositoryName
  ) async throws(StargazerFailure) {
    change(repository) { shelf in
      for start in gone { shelf.weeks[start] = nil }
      for week in weeks { shelf.weeks[week.start] = week }
    }
  }

  public func weeks(of repository: RepositoryName) async throws(StargazerFailure) -> [StarWeek] {
    shelf(repository).weeks.values.sorted { $0.start > $1.start }
  }

  public func limit(of caller: String) async throws(StargazerFailure) -> StargazerLimit? {
    limits.withLock { $0[caller] }
  }

  public func note(_ limit: StargazerLimit, of caller: String) async throws(StargazerFailure) {
    guard limit.until != nil else { return }
    limits.withLock { $0[caller] = limit }
  }

  public func forget(_ repository: RepositoryName) async throws(StargazerFailure) {
    shelves.withLock { $0[repository] = nil }
  }
}

extension InMemoryStargazerStore {
  /// The data of a repository.
  private struct Shelf {
    var ledger: StargazerLedger?
    var pages: [Int: KeptPage] = [:]
    var weeks: [Timestamp: StarWeek] = [:]

    mutating func join(_ number: Int, fetchedAt: Timestamp) {
      guard pages[number]?.page.fetchedAt == fetchedAt else { return }
      pages[number]?.page.isJoined = true
    }

    /// Removes users from all other pages and stores them on the given page.
    mutating func keep(_ stargazers: [Stargazer], as page: StoredPage) {
      let ids = Set(stargazers.map(\.id))
      for number in pages.keys { pages[number]?.stargazers.removeAll { ids.contains($0.id) } }
      pages[page.number] = KeptPage(
        page: page, stargazers: stargazers, nameless: max(0, page.rows - stargazers.count))
    }

    func stargazers(onPages numbers: ClosedRange<Int>) -> [Stargazer] {
      pages.filter { numbers.contains($0.key) }.sorted { $0.key < $1.key }
        .flatMap(\.value.stargazers)
    }
  }

  private struct KeptPage {
    var page: StoredPage
    var stargazers: [Stargazer]
    /// How many rows have no user.
    let nameless: Int
  }

  private func shelf(_ repository: RepositoryName) -> Shelf {
    shelves.withLock { $0[repository] ?? Shelf() }
  }

  private func change(_ repository: RepositoryName, _ body: (inout Shelf) -> Void) {
    shelves.withLock { body(&$0[repository, default: Shelf()]) }
  }
}
