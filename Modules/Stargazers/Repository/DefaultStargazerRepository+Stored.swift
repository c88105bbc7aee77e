import CoreDomain
import StargazersDomain

// Results from stored data.
extension DefaultStargazerRepository {
  /// Returns the stored list if it is less than a minute old and complete enough for the request,
  /// otherwise `nil`.
  func freshList(
    _ request: StargazerListRequest
  ) async throws(StargazerFailure) -> StargazerList? {
    guard !request.refreshes, let ledger = try await store.ledger(of: request.repository),
      let countedAt = ledger.countedAt, countedAt.isFresh(at: clock.now),
      let listedAt = ledger.listedAt
    else { return nil }
    if ledger.isRestricted || ledger.total == 0 {
      guard ledger.olderWeeks == nil, listedAt.isFresh(at: clock.now) else {
        return nil
      }
      let pages = try await cache.pages(for: request, in: ledger)
      return try await storedList(request, in: ledger, pages, from: .fresh(askedAt: listedAt))
    }
    guard let pages = try await cache.pages(for: request, in: ledger), pages.isWhole,
      pages.checkedAt.isFresh(at: clock.now)
    else { return nil }
    return try await storedList(request, in: ledger, pages, from: .fresh(askedAt: pages.checkedAt))
  }

  /// Returns the stored list, because the service is unavailable.
  ///
  /// - Throws: ``StargazerFailure/source(_:)`` if no rows are stored, and
  ///   ``StargazerFailure/unknownEnd(because:)`` if the request is for the newest stars, but only
  ///   older stars are stored.
  func storedList(
    _ request: StargazerListRequest, because failure: StargazerSourceFailure
  ) async throws(StargazerFailure) -> StargazerList {
    guard let ledger = try await store.ledger(of: request.repository) else {
      throw .source(failure)
    }
    let pages = try await cache.pages(for: request, in: ledger)
    guard pages != nil || ledger.isRestricted || ledger.total == 0 else {
      let hasOthers = try await store.page(1, of: request.repository) != nil
      throw hasOthers ? .unknownEnd(because: failure) : .source(failure)
    }
    guard let askedAt = pages?.checkedAt ?? ledger.listedAt ?? ledger.countedAt else {
      throw .source(failure)
    }
    let stored = StoredAnswer(askedAt: askedAt, now: clock.now)
    return try await storedList(request, in: ledger, pages, from: .stored(stored, because: failure))
  }

  private func storedList(
    _ request: StargazerListRequest, in ledger: StargazerLedger, _ pages: CachedStargazerPages?,
    from origin: StargazerOrigin
  ) async throws(StargazerFailure) -> StargazerList {
    let history: StarHistory? =
      if ledger.isRestricted, let askedAt = ledger.weeksAt {
        try await self.history(
          in: ledger,
          from: origin.aged(askedAt, at: clock.now, isComplete: ledger.olderWeeks == nil))
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

  /// Returns which part of the list the service shows.
  func availability(in ledger: StargazerLedger) -> StargazerAvailability {
    if ledger.isRestricted { return .restricted }
    if ledger.isCut { return .partial(.ceiling(ledger.listable)) }
    // The count may have fallen to the number of hidden stars that was found before, or below it.
    let listed = (ledger.total ?? 0) - ledger.unlisted
    return ledger.unlisted > 0 && listed > 0 ? .partial(.unlisted(listed)) : .list
  }

  /// Returns the rows of a range of pages as a list.
  func list(
    _ request: StargazerListRequest, in ledger: StargazerLedger, _ pages: ClosedRange<Int>?,
    availability: StargazerAvailability, from origin: StargazerOrigin,
    _ history: StarHistory? = nil
  ) async throws(StargazerFailure) -> StargazerList {
    let rows =
      if let pages {
        try await store.stargazers(
          onPages: pages, of: request.repository, order: request.order,
          limit: request.limit.rows, offset: request.offset)
      } else { [Stargazer]() }
    return StargazerList(
      request: request, stargazers: rows, total: ledger.total, availability: availability,
      origin: origin, history: history, refusal: ledger.refusal)
  }

  /// Returns the stored weeks as a history.
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
  /// Returns the same origin with the time and the completeness of a history.
  fileprivate func aged(
    _ askedAt: Timestamp, at now: Timestamp, isComplete: Bool
  ) -> StargazerOrigin {
    switch self {
    case .service: .service(askedAt)
    case .fresh: .fresh(askedAt: askedAt)
    case .stored(_, because: let failure):
      .stored(
        StoredAnswer(askedAt: askedAt, now: now, isComplete: isComplete), because: failure)
    }
  }

  /// Returns the error for a user who is not in the list.
  func absence(of login: String, in repository: RepositoryName) -> StargazerFailure {
    switch self {
    case .service, .fresh: .unknownStargazer(login, of: repository)
    // The stored list may be incomplete.
    case .stored(_, because: let failure): .source(failure)
    }
  }
}

extension StargazerFailure {
  /// Returns the reason for serving stored data.
  ///
  /// - Throws: The error, if serving stored data would be wrong: the repository does not exist, the
  ///   request or the token is invalid, or the caller cancelled.
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
  /// Whether the failure may mean that the repository exists with a restricted list.
  var isRestriction: Bool {
    switch self {
    case .notFound, .forbidden: true
    default: false
    }
  }
}

extension StargazerListRequest {
  /// A request for the newest star only, to check for changes.
  static func end(of repository: RepositoryName) -> StargazerListRequest {
    StargazerListRequest(repository: repository, order: .newest, limit: .least)
  }

  /// A request for the oldest star only.
  static func beginning(of repository: RepositoryName) -> StargazerListRequest {
    StargazerListRequest(repository: repository, limit: .least)
  }

  /// A request for the whole list.
  static func all(of repository: RepositoryName) -> StargazerListRequest {
    StargazerListRequest(repository: repository, order: .newest, limit: .most)
  }

  /// Returns the request with another number of rows.
  func showing(_ limit: PageSize) -> StargazerListRequest {
    StargazerListRequest(
      repository: repository, order: order, limit: limit, offset: offset, refreshes: refreshes)
  }
}
