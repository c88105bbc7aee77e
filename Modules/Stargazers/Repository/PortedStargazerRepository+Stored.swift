import CoreDomain
import StargazersDomain

// What is kept, as answers.
extension PortedStargazerRepository {
  /// The answer that was given less than a minute ago, where it holds for this request.
  func freshList(
    _ request: StargazerListRequest
  ) async throws(StargazerFailure) -> StargazerList? {
    guard !request.refreshes, let ledger = try await store.ledger(of: request.repository),
      StargazerMemory.isFresh(ledger.countedAt, at: clock.now), let listedAt = ledger.listedAt
    else { return nil }
    if ledger.isRestricted || ledger.total == 0 {
      guard StargazerMemory.isFresh(listedAt, at: clock.now) else { return nil }
      let pages = try await memory.pages(for: request, in: ledger)
      return try await storedList(request, in: ledger, pages, from: .fresh(askedAt: listedAt))
    }
    guard let pages = try await memory.pages(for: request, in: ledger), pages.isWhole,
      StargazerMemory.isFresh(pages.checkedAt, at: clock.now)
    else { return nil }
    return try await storedList(request, in: ledger, pages, from: .fresh(askedAt: pages.checkedAt))
  }

  /// What is kept, since the service gives no answer.
  ///
  /// - Throws: ``StargazerFailure/source(_:)`` when nothing is kept, and ``StargazerFailure/unknownEnd(because:)``
  ///   when the newest stars are asked for and other ones are kept.
  func storedList(
    _ request: StargazerListRequest, because failure: StargazerSourceFailure
  ) async throws(StargazerFailure) -> StargazerList {
    guard let ledger = try await store.ledger(of: request.repository) else {
      throw .source(failure)
    }
    let pages = try await memory.pages(for: request, in: ledger)
    guard pages != nil || ledger.isRestricted || ledger.total == 0 else {
      let hasOthers = try await store.page(1, of: request.repository) != nil
      throw hasOthers ? .unknownEnd(because: failure) : .source(failure)
    }
    guard let askedAt = pages?.checkedAt ?? ledger.listedAt ?? ledger.countedAt else {
      throw .source(failure)
    }
    let stored = StoredStargazers(askedAt: askedAt, now: clock.now)
    return try await storedList(request, in: ledger, pages, from: .stored(stored, because: failure))
  }

  private func storedList(
    _ request: StargazerListRequest, in ledger: StargazerLedger, _ pages: KeptStargazerPages?,
    from origin: StargazerOrigin
  ) async throws(StargazerFailure) -> StargazerList {
    let history: StarHistory? =
      if ledger.isRestricted, let askedAt = ledger.weeksAt {
        try await self.history(in: ledger, from: origin.aged(askedAt, at: clock.now))
      } else { nil }
    let rows =
      if let pages { try await store.rows(onPages: pages.range, of: ledger.repository) } else { 0 }
    let isWhole = pages?.isWhole ?? (ledger.total == 0)
    return try await list(
      request, in: ledger, pages?.range,
      availability: ledger.isRestricted || isWhole
        ? availability(in: ledger) : .partial(.unread(rows)),
      from: origin, history)
  }

  /// How much of the list the service shows.
  func availability(in ledger: StargazerLedger) -> StargazerAvailability {
    if ledger.isRestricted { return .restricted }
    if ledger.isCut { return .partial(.ceiling(ledger.listable)) }
    guard ledger.unlisted > 0 else { return .list }
    return .partial(.unlisted((ledger.total ?? 0) - ledger.unlisted))
  }

  /// The rows of some pages, as an answer.
  func list(
    _ request: StargazerListRequest, in ledger: StargazerLedger, _ pages: ClosedRange<Int>?,
    availability: StargazerAvailability, from origin: StargazerOrigin,
    _ history: StarHistory? = nil
  ) async throws(StargazerFailure) -> StargazerList {
    let rows =
      if let pages {
        try await store.stargazers(
          onPages: pages, of: request.repository, order: request.order,
          limit: request.limit.rows)
      } else { [Stargazer]() }
    return StargazerList(
      request: request, stargazers: rows, total: ledger.total, availability: availability,
      origin: origin, history: history, refusal: ledger.refusal)
  }

  /// The weeks that are kept, as an answer.
  func history(
    in ledger: StargazerLedger, from origin: StargazerOrigin
  ) async throws(StargazerFailure) -> StarHistory {
    let weeks = try await store.weeks(of: ledger.repository)
    return StarHistory(
      repository: ledger.repository,
      total: ledger.total ?? weeks.map(\.total).reduce(0, +), weeks: weeks, origin: origin)
  }
}

extension StargazerOrigin {
  /// The same origin, for what was asked at another moment.
  fileprivate func aged(_ askedAt: Timestamp, at now: Timestamp) -> StargazerOrigin {
    switch self {
    case .service: .service(askedAt)
    case .fresh: .fresh(askedAt: askedAt)
    case .stored(_, because: let failure):
      .stored(StoredStargazers(askedAt: askedAt, now: now), because: failure)
    }
  }

  /// What is said of somebody who is not among those that are known.
  func absence(of login: String, in repository: RepositoryName) -> StargazerFailure {
    switch self {
    case .service, .fresh: .unknownStargazer(login, of: repository)
    // There may be more than is known.
    case .stored(_, because: let failure): .source(failure)
    }
  }
}

extension StargazerFailure {
  /// Why the service gave no answer, where what is kept may answer instead.
  ///
  /// - Throws: the failure where it may not: there is nothing of that name, the question or the token is
  ///   wrong, or nobody waits for an answer any more.
  func reasonToRemember(
    _ repository: RepositoryName
  ) throws(StargazerFailure) -> StargazerSourceFailure {
    guard case .source(let failure) = self else { throw self }
    switch failure {
    case .notFound: throw .unknownRepository(repository)
    case .cancelled: throw .cancelled(pages: 0, of: 0)
    case .badToken, .refused, .forbidden, .ceiling: throw self
    case .unreachable, .limited, .outOfOrder, .unreadable, .foreign: return failure
    }
  }
}

extension StargazerSourceFailure {
  /// Whether the list is for others, though there is a repository.
  var isRestriction: Bool {
    switch self {
    case .notFound, .forbidden: true
    default: false
    }
  }
}

extension StargazerListRequest {
  /// The newest star alone, to see whether anything has changed.
  static func end(of repository: RepositoryName) -> StargazerListRequest {
    StargazerListRequest(repository: repository, order: .newest, limit: .least)
  }

  /// The oldest star alone.
  static func beginning(of repository: RepositoryName) -> StargazerListRequest {
    StargazerListRequest(repository: repository, limit: .least)
  }

  /// The whole list.
  static func all(of repository: RepositoryName) -> StargazerListRequest {
    StargazerListRequest(repository: repository, order: .newest, limit: .most)
  }

  /// The same request, with another number of rows to show.
  func showing(_ limit: PageSize) -> StargazerListRequest {
    StargazerListRequest(
      repository: repository, order: order, limit: limit, refreshes: refreshes)
  }
}
