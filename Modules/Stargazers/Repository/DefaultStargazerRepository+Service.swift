import CoreDomain
import StargazersDomain

// Updating the stored data from the service.
extension DefaultStargazerRepository {
  /// Updates the stored data as far as a request needs it. If another program is doing that, waits
  /// and returns what that program has stored.
  ///
  /// - Parameter shown: The number of rows to return, or `nil` for the number in the request.
  func update(
    _ request: StargazerListRequest, showing shown: PageSize? = nil, _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> StargazerList {
    try await alone(request.repository) { () async throws(StargazerFailure) in
      if let list = try await freshList(request) { return list }
      return try await updateAlone(request, showing: shown, report)
    }
  }

  private func updateAlone(
    _ request: StargazerListRequest, showing shown: PageSize?, _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> StargazerList {
    var ledger =
      try await store.ledger(of: request.repository) ?? StargazerLedger(request.repository)
    let total = try await count(&ledger, isNews: request.refreshes, report)
    guard total > 0 else {
      try await store.removePages(above: 0, of: request.repository)
      return try await list(request, in: ledger, nil)
    }
    do throws(StargazerFailure) {
      let sync = try await synchronize(request, through: ledger, request.refreshes, report)
      let (ledger, pages) = try await settle(request, sync, report)
      return try await list(request.showing(shown ?? request.limit), in: ledger, pages)
    } catch {
      guard case .source(let failure) = error, failure.isRestriction else { throw error }
      return try await restrictedList(request, in: &ledger, because: failure, report)
    }
  }

  /// Returns the number of stars. Requests it from the service, unless the stored number is fresh.
  ///
  /// - Parameter isNews: Whether to request the number even if the stored number is fresh.
  @discardableResult
  func count(
    _ ledger: inout StargazerLedger, isNews: Bool, _ report: StargazerSync.Report,
    at stage: StargazerStage = .first
  ) async throws(StargazerFailure) -> Int {
    if !isNews, let total = ledger.total, let countedAt = ledger.countedAt,
      countedAt.isFresh(at: clock.now)
    {
      return total
    }
    let (repository, validators) = (ledger.repository, ledger.countValidators)
    let reply = try await fetcher.fetch(stage, report) {
      source throws(StargazerSourceFailure) in
      try await source.count(repository, unless: ledger.total == nil ? .none : validators)
    }
    guard let total = reply.content ?? ledger.total else {
      throw .source(.unreadable("The number of stars is reported as unchanged, but is not stored."))
    }
    ledger.total = total
    ledger.countedAt = clock.now
    ledger.countValidators = reply.validators
    try await store.note(ledger)
    return total
  }

  private func synchronize(
    _ request: StargazerListRequest, through ledger: StargazerLedger, _ isThorough: Bool,
    _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> StargazerSync {
    var sync = StargazerSync(
      through: ledger, fetcher: fetcher, store: store, rowsOnPage: rowsOnPage,
      isThorough: isThorough)
    let rows = request.reach
    do throws(StargazerFailure) {
      if request.order == .newest || rows >= ledger.total ?? 0 {
        try await sync.readNewest(
          request.order == .newest ? rows : .max, after: request.offset, report)
      } else {
        try await sync.readOldest(rows, after: request.offset, report)
      }
      return sync
    } catch {
      guard Task.isCancelled || error == .source(.cancelled) else { throw error }
      throw .cancelled(pages: sync.done, of: max(sync.done, sync.wanted))
    }
  }

  /// Compares the number of stored rows with the service's count. If the whole list was read and
  /// the numbers differ, requests every page again. If the numbers still differ and the list does
  /// not change in the meantime, the difference is the number of stars that the service does not
  /// list.
  private func settle(
    _ request: StargazerListRequest, _ sync: StargazerSync, _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> (StargazerLedger, ClosedRange<Int>) {
    var sync = sync
    var ledger = sync.ledger
    let isWhole = sync.range.lowerBound == 1 && sync.reachesEnd && !ledger.isCut
    guard isWhole, try await surplus(sync) != ledger.unlisted else { return (ledger, sync.range) }
    try await count(&ledger, isNews: true, report, at: .underway)
    sync.ledger = ledger
    if try await surplus(sync) != ledger.unlisted, !sync.isThorough {
      sync = try await self.synchronize(request, through: ledger, true, report)
      ledger = sync.ledger
      try await count(&ledger, isNews: true, report, at: .underway)
      sync.ledger = ledger
    }
    let surplus = try await surplus(sync)
    if surplus == 0 {
      ledger.unlisted = 0
    } else if surplus != ledger.unlisted, try await sync.hasStoodStill(report) {
      ledger.unlisted = surplus
    }
    return (ledger, sync.range)
  }

  /// Returns how many more stars the service counts than rows are stored.
  private func surplus(_ sync: StargazerSync) async throws(StargazerFailure) -> Int {
    let rows = try await store.rows(onPages: sync.range, of: sync.ledger.repository)
    return (sync.ledger.total ?? 0) - rows
  }

  private func list(
    _ request: StargazerListRequest, in ledger: StargazerLedger, _ pages: ClosedRange<Int>?
  ) async throws(StargazerFailure) -> StargazerList {
    var ledger = ledger
    let now = clock.now
    ledger.isRestricted = false
    ledger.refusal = nil
    ledger.listedAt = now
    try await store.note(ledger)
    return try await list(
      request, in: ledger, pages, availability: availability(in: ledger), from: .service(now))
  }

  /// Returns the data for a restricted list: the count, the weeks, and previously stored rows.
  private func restrictedList(
    _ request: StargazerListRequest, in ledger: inout StargazerLedger,
    because failure: StargazerSourceFailure, _ report: StargazerSync.Report
  ) async throws(StargazerFailure) -> StargazerList {
    ledger.isRestricted = true
    ledger.refusal = if case .forbidden(let reason) = failure { reason } else { nil }
    ledger.listedAt = clock.now
    try await store.note(ledger)
    var history: StarHistory?
    do throws(StargazerFailure) {
      history = try await self.history(
        of: request.repository, refreshes: request.refreshes, recounts: false, report)
    } catch {
      // The count alone is a valid result.
      switch error {
      case .cancelled, .store(.cancelled): throw error
      default: break
      }
    }
    return try await list(
      request, in: ledger, try await cache.pages(for: request, in: ledger)?.range,
      availability: .restricted, from: .service(clock.now), history)
  }
}
