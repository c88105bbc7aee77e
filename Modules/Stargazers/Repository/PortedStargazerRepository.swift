public import CoreDomain
public import StargazersDomain

/// Stargazers by way of the feature's ports.
public struct PortedStargazerRepository: StargazerRepository {
  let store: any StargazerStore
  private let drawing: any StarHistoryDrawing
  let clock: any WallClock
  private let asking: StargazerAsking
  private let rowsOnPage: Int
  let memory: StargazerMemory

  /// - Parameters:
  ///   - patience: how long the service's wish to be left alone is waited for.
  ///   - rowsOnPage: how many rows the service gives on a page.
  public init(
    source: any StargazerSource, store: any StargazerStore, drawing: any StarHistoryDrawing,
    clock: any WallClock, sleeper: any Sleeper, patience: StargazerPatience = .polite,
    rowsOnPage: Int = StargazerPage.size
  ) {
    self.store = store
    self.drawing = drawing
    self.clock = clock
    asking = StargazerAsking(
      source: SerialStargazerSource(source, clock: clock), sleeper: sleeper, clock: clock,
      patience: patience)
    memory = StargazerMemory(store: store)
    self.rowsOnPage = rowsOnPage
  }

  public func list(
    _ request: StargazerListRequest, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerList {
    if let list = try await freshList(request) { return list }
    do throws(StargazerFailure) {
      return try await update(request, progress)
    } catch {
      return try await storedList(request, because: try error.reasonToRemember(request.repository))
    }
  }

  public func stargazer(
    called login: String, of repository: RepositoryName,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> FoundStargazer {
    // The end of the list tells whether what is kept still holds.
    var list = try await list(.end(of: repository), progress: progress)
    let ledger = try await store.ledger(of: repository) ?? StargazerLedger(repository)
    let isWhole = try await memory.pages(for: .all(of: repository), in: ledger)?.isWhole == true
    if !isWhole, list.availability != .restricted {
      list = try await walkThrough(repository, progress)
    }
    if let found = try await store.stargazer(called: login, of: repository) {
      return FoundStargazer(found, of: repository, origin: list.origin)
    }
    throw list.availability == .restricted
      ? .restricted(repository) : list.origin.absence(of: login, in: repository)
  }

  public func history(
    of repository: RepositoryName, refreshes: Bool,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistory {
    var ledger = try await store.ledger(of: repository) ?? StargazerLedger(repository)
    if !refreshes, ledger.olderWeeks == nil, let askedAt = ledger.weeksAt,
      StargazerMemory.isFresh(askedAt, at: clock.now)
    {
      return try await history(in: ledger, from: .fresh(askedAt: askedAt))
    }
    do throws(StargazerFailure) {
      try await count(&ledger, progress)
      try await StarHistoryLoader(asking: asking, store: store)
        .load(&ledger, isThorough: refreshes, progress)
      return try await history(in: ledger, from: .service(clock.now))
    } catch {
      let reason = try error.reasonToRemember(repository)
      guard let askedAt = ledger.weeksAt else { throw .source(reason) }
      let stored = StoredStargazers(askedAt: askedAt, now: clock.now)
      return try await history(in: ledger, from: .stored(stored, because: reason))
    }
  }

  public func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture {
    let history = try await history(of: repository, refreshes: false, progress: progress)
    return StarHistoryPicture(svg: drawing.chart(of: history), history: history)
  }
}

// MARK: - With the service

extension PortedStargazerRepository {
  /// Makes all of a list what the service says, and shows next to nothing of it: a list of tens of thousands
  /// is not brought into memory to look for one of them.
  private func walkThrough(
    _ repository: RepositoryName, _ report: StargazerWalk.Report
  ) async throws(StargazerFailure) -> StargazerList {
    do throws(StargazerFailure) {
      return try await update(.all(of: repository), showing: .least, report)
    } catch {
      return try await storedList(
        .end(of: repository), because: try error.reasonToRemember(repository))
    }
  }

  /// Makes what is kept what the service says, as far as a request wants it.
  ///
  /// - Parameter shown: how much of it is shown; nothing for as much as the request asks for.
  private func update(
    _ request: StargazerListRequest, showing shown: PageSize? = nil, _ report: StargazerWalk.Report
  ) async throws(StargazerFailure) -> StargazerList {
    var ledger =
      try await store.ledger(of: request.repository) ?? StargazerLedger(request.repository)
    let total = try await count(&ledger, report)
    guard total > 0 else {
      try await store.removePages(above: 0, of: request.repository)
      return try await list(request, in: ledger, nil)
    }
    do throws(StargazerFailure) {
      let walk = try await walk(request, through: ledger, request.refreshes, report)
      let (ledger, pages) = try await settle(request, walk, report)
      return try await list(request.showing(shown ?? request.limit), in: ledger, pages)
    } catch {
      guard case .source(let failure) = error, failure.isRestriction else { throw error }
      return try await restrictedList(request, in: &ledger, report)
    }
  }

  /// Asks how many stars there are, unless that was said a moment ago.
  @discardableResult
  private func count(
    _ ledger: inout StargazerLedger, _ report: StargazerWalk.Report, again: Bool = false
  ) async throws(StargazerFailure) -> Int {
    if !again, let total = ledger.total, StargazerMemory.isFresh(ledger.countedAt, at: clock.now) {
      return total
    }
    let (repository, validators) = (ledger.repository, ledger.countValidators)
    let reply = try await asking.ask(isOnTheWay: again, report) {
      source throws(StargazerSourceFailure) in
      try await source.count(repository, unless: ledger.total == nil ? .none : validators)
    }
    guard let total = reply.content ?? ledger.total else {
      throw .source(.unreadable("A number that is not kept is said to be as it was."))
    }
    ledger.total = total
    ledger.countedAt = clock.now
    ledger.countValidators = reply.validators
    try await store.note(ledger)
    return total
  }

  private func walk(
    _ request: StargazerListRequest, through ledger: StargazerLedger, _ isThorough: Bool,
    _ report: StargazerWalk.Report
  ) async throws(StargazerFailure) -> StargazerWalk {
    var walk = StargazerWalk(
      through: ledger, asking: asking, store: store, rowsOnPage: rowsOnPage,
      isThorough: isThorough)
    let rows = request.limit.rows
    do throws(StargazerFailure) {
      if request.order == .newest || rows >= ledger.total ?? 0 {
        try await walk.readNewest(request.order == .newest ? rows : .max, report)
      } else {
        try await walk.readOldest(rows, report)
      }
      return walk
    } catch {
      // What came before is kept, whatever came after it.
      try await walk.finishWriting()
      guard Task.isCancelled || error == .source(.cancelled) else { throw error }
      throw .cancelled(pages: walk.done, of: max(walk.done, walk.wanted))
    }
  }

  /// Compares what was read with what the service counts. Where the whole list has other rows, each page is
  /// asked for; what is different after that, the service does not list.
  private func settle(
    _ request: StargazerListRequest, _ walk: StargazerWalk, _ report: StargazerWalk.Report
  ) async throws(StargazerFailure) -> (StargazerLedger, ClosedRange<Int>) {
    var walk = walk
    var ledger = walk.ledger
    let isWhole = walk.range.lowerBound == 1 && walk.reachesEnd && ledger.ceiling == nil
    if isWhole, try await surplus(walk) != ledger.unlisted {
      try await count(&ledger, report, again: true)
      walk.ledger = ledger
      if try await surplus(walk) != ledger.unlisted, !walk.isThorough {
        walk = try await self.walk(request, through: ledger, true, report)
        ledger = walk.ledger
        try await count(&ledger, report, again: true)
        walk.ledger = ledger
      }
      ledger.unlisted = try await surplus(walk)
    }
    return (ledger, walk.range)
  }

  /// How many more stars the service counts than there are on the pages.
  private func surplus(_ walk: StargazerWalk) async throws(StargazerFailure) -> Int {
    let rows = try await store.rows(onPages: walk.range, of: walk.ledger.repository)
    return rows >= PageSize.bounds.upperBound
      ? walk.ledger.unlisted : (walk.ledger.total ?? 0) - rows
  }

  private func list(
    _ request: StargazerListRequest, in ledger: StargazerLedger, _ pages: ClosedRange<Int>?
  ) async throws(StargazerFailure) -> StargazerList {
    var ledger = ledger
    let now = clock.now
    ledger.isRestricted = false
    ledger.listedAt = now
    try await store.note(ledger)
    return try await list(
      request, in: ledger, pages, availability: availability(in: ledger), from: .service(now))
  }

  /// What there is to see where the list is not: the number, the weeks, and who was listed before.
  private func restrictedList(
    _ request: StargazerListRequest, in ledger: inout StargazerLedger,
    _ report: StargazerWalk.Report
  ) async throws(StargazerFailure) -> StargazerList {
    ledger.isRestricted = true
    ledger.listedAt = clock.now
    try await store.note(ledger)
    let history = try? await history(
      of: request.repository, refreshes: request.refreshes, progress: report)
    return try await list(
      request, in: ledger, try await memory.pages(for: request, in: ledger)?.range,
      availability: .restricted, from: .service(clock.now), history)
  }
}
