public import CoreDomain
public import StargazersDomain

/// The implementation of ``StargazerRepository`` that the programs use. It combines a source, a
/// store and a drawing, and follows GitHub's rate limits.
public struct DefaultStargazerRepository: StargazerRepository {
  let store: any StargazerStore
  private let drawing: any StarHistoryDrawing
  let leasing: LeasedWork
  let clock: any WallClock
  let fetcher: StargazerFetcher
  let rowsOnPage: Int
  let cache: StargazerCache
  private let traced: TracedOperations<StargazerFailure>

  /// - Parameters:
  ///   - caller: The caller to whom rate limits apply: see ``StargazerStore/limit(of:)``.
  ///   - leasing: Gives the synchronization of a repository to one program at a time.
  ///   - jitter: Returns a random number from 0 to 1, which varies the waits between retries.
  ///   - rowsOnPage: How many rows the source returns per page of a list.
  ///   - tracer: Records the operations as spans.
  public init(
    source: any StargazerSource, caller: String, store: any StargazerStore,
    drawing: any StarHistoryDrawing, leasing: LeasedWork, clock: any WallClock,
    sleeper: any Sleeper, jitter: @escaping @Sendable () -> Double,
    rowsOnPage: Int = StargazerPage.size, tracer: OperationTracer
  ) {
    self.store = store
    self.drawing = drawing
    self.leasing = leasing
    self.clock = clock
    let limits = RateLimitStore(store: store, caller: caller)
    fetcher = StargazerFetcher(
      source: SerialStargazerSource(source, limits: limits, clock: clock), sleeper: sleeper,
      clock: clock, jitter: jitter)
    cache = StargazerCache(store: store, rowsOnPage: rowsOnPage)
    self.rowsOnPage = rowsOnPage
    traced = TracedOperations(by: tracer)
  }

  public func list(
    _ request: StargazerListRequest, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerList {
    try await traced.run { () async throws(StargazerFailure) in
      if let list = try await freshList(request) { return list }
      do throws(StargazerFailure) {
        return try await update(request, progress)
      } catch {
        return try await storedList(
          request, because: try error.reasonToRemember(request.repository))
      }
    }
  }

  public func stargazer(
    called login: String, of repository: RepositoryName,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> FoundStargazer {
    try await traced.run { () async throws(StargazerFailure) in
      // The last page shows whether the stored list is still valid.
      var list = try await answer(.end(of: repository), progress)
      let ledger = try await store.ledger(of: repository) ?? StargazerLedger(repository)
      let isWhole = try await cache.pages(for: .all(of: repository), in: ledger)?.isWhole == true
      if !isWhole, list.availability != .restricted {
        list = try await answer(.all(of: repository), progress)
      }
      if let found = try await store.stargazer(called: login, of: repository) {
        return FoundStargazer(found, of: repository, origin: list.origin)
      }
      guard list.availability == .restricted else {
        throw list.origin.absence(of: login, in: repository)
      }
      throw list.refusal.map { .source(.forbidden(reason: $0)) } ?? .restricted(repository)
    }
  }

  public func history(
    of repository: RepositoryName, refreshes: Bool,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistory {
    try await traced.run { () async throws(StargazerFailure) in
      try await alone(repository) { () async throws(StargazerFailure) in
        try await history(of: repository, refreshes: refreshes, recounts: refreshes, progress)
      }
    }
  }

  func history(
    of repository: RepositoryName, refreshes: Bool, recounts: Bool, _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> StarHistory {
    var ledger = try await store.ledger(of: repository) ?? StargazerLedger(repository)
    if !refreshes, ledger.olderWeeks == nil, let askedAt = ledger.weeksAt,
      askedAt.isFresh(at: clock.now)
    {
      return try await history(in: ledger, from: .fresh(askedAt: askedAt))
    }
    do throws(StargazerFailure) {
      try await count(&ledger, isNews: recounts, report)
      try await StarHistoryLoader(fetcher: fetcher, store: store)
        .load(&ledger, isThorough: refreshes, report)
      return try await history(in: ledger, from: .service(clock.now))
    } catch {
      let reason = try error.reasonToRemember(repository)
      guard let askedAt = ledger.weeksAt else { throw .source(reason) }
      let stored = StoredAnswer(
        askedAt: askedAt, now: clock.now, isComplete: ledger.olderWeeks == nil)
      return try await history(in: ledger, from: .stored(stored, because: reason))
    }
  }

  public func storedHistory() async throws(StargazerFailure) -> StarHistory? {
    try await traced.run { () async throws(StargazerFailure) in
      guard let ledger = try await store.lastLedgers(limit: 1).first,
        let askedAt = ledger.countedAt
      else { return nil }
      return try await history(in: ledger, from: .service(askedAt))
    }
  }

  public func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture {
    try await traced.run { () async throws(StargazerFailure) in
      let history = try await history(of: repository, refreshes: false, progress: progress)
      return StarHistoryPicture(svg: drawing.chart(of: history), history: history)
    }
  }
}

extension DefaultStargazerRepository {
  /// Runs `work` while no other program and no other task of this program synchronizes the
  /// repository.
  func alone<Answer: Sendable>(
    _ repository: RepositoryName, _ work: () async throws(StargazerFailure) -> Answer
  ) async throws(StargazerFailure) -> Answer {
    try await leasing.run(WorkName("Stargazers", repository.key)) {
      _ async throws(StargazerFailure) in try await work()
    }
  }

  /// Updates the stored list as far as a request needs it, but returns only one row. A lookup thus
  /// does not load tens of thousands of rows into memory.
  private func answer(
    _ request: StargazerListRequest, _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> StargazerList {
    if let list = try await freshList(request) { return list }
    do throws(StargazerFailure) {
      return try await update(request, showing: .least, report)
    } catch {
      let reason = try error.reasonToRemember(request.repository)
      do throws(StargazerFailure) {
        return try await storedList(.end(of: request.repository), because: reason)
      } catch {
        guard case .unknownEnd = error else { throw error }
        return try await storedList(.beginning(of: request.repository), because: reason)
      }
    }
  }
}
