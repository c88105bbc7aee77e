public import CoreDomain
public import StargazersDomain

/// Keeps the repositories that were requested last up to date: their number of stars, the stars per
/// week, and the end of the list if it has been read.
///
/// A round checks one repository, usually with three requests. One server thus sends at most about
/// 18 requests in an hour; GitHub allows 60 without a token. Each server has its own rounds, but
/// several servers share the work: each round chooses by the stored times of the last checks.
public actor DueStargazers: BackgroundWork {
  /// The maximum number of repositories that are kept up to date.
  public static let limit = 20
  /// How long after a check a repository is due again.
  public static let interval: Duration = .seconds(6 * 3600)

  public nonisolated let name = "Stargazers"
  public nonisolated let pause: Duration = .seconds(600)
  private let repository: any StargazerRepository
  private let store: any StargazerStore
  private let clock: any WallClock
  private var schedule = CheckSchedule<RepositoryName>(every: interval)

  public init(
    repository: any StargazerRepository, store: any StargazerStore, clock: any WallClock
  ) {
    self.repository = repository
    self.store = store
    self.clock = clock
  }

  public func perform() async throws(BackgroundFailure) -> String? {
    do throws(StargazerFailure) {
      let ledgers = try await store.lastLedgers(limit: Self.limit)
      let times = ledgers.compactMap { ledger in
        ledger.countedAt.map { (item: ledger.repository, checkedAt: $0) }
      }
      guard let due = schedule.next(of: times, at: clock.now) else { return nil }
      let history = try await repository.history(of: due, refreshes: false) { _ in }
      var origins = [history.origin]
      if ledgers.contains(where: { $0.repository == due && $0.hasList }) {
        let end = StargazerListRequest(repository: due, order: .newest, limit: .least)
        origins.append(try await repository.list(end) { _ in }.origin)
      }
      for case .stored(_, because: let failure) in origins { throw .source(failure) }
      return "\(due) has \(Figures.count(history.total, "star"))."
    } catch {
      throw BackgroundFailure(error.description)
    }
  }
}

extension StargazerLedger {
  /// Whether rows of the list have been read.
  fileprivate var hasList: Bool { listedAt != nil && !isRestricted }
}
