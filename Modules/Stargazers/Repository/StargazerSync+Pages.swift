import CoreDomain
import StargazersDomain

// Requesting, checking and storing pages.
extension StargazerSync {
  /// Returns the page before `page`, and whether it was requested. Uses the stored version if
  /// `page` confirms that version, and otherwise requests the page from the service.
  mutating func below(
    _ page: StoredPage, _ report: Report
  ) async throws(StargazerFailure) -> (page: StoredPage, isAskedFor: Bool) {
    if !isThorough, page.isJoined,
      let stored = try await store.page(page.number - 1, of: ledger.repository)
    {
      return (stored, false)
    }
    return (try await visit(below: page, report), true)
  }

  private mutating func visit(
    below page: StoredPage, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage {
    let number = page.number - 1
    let known = try await store.page(number, of: ledger.repository)
    let place = page.neighbours.previous ?? known?.place
    // The first page can be requested by repository name; the other pages need an address.
    guard place != nil || number == 1,
      let found = try await visit(number, at: place, joining: page, report)
    else {
      try await finishWriting()
      throw .source(.unreadable("Page \(page.number) has no link to the previous page."))
    }
    return found
  }

  /// Starts with a stored page, or with the first page, which is requested by repository name.
  ///
  /// If the stored address no longer works, starts with the first page, because the name may now
  /// belong to another repository. Stored rows are only deleted once the new list has arrived.
  mutating func begin(
    with known: StoredPage?, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage {
    guard let known, let place = known.place else { return try await first(report) }
    do throws(StargazerFailure) {
      if let page = try await visit(known.number, at: place, report) { return page }
      return try await first(report)
    } catch {
      guard case .source(let failure) = error, failure.isAboutTheAddress else { throw error }
      let page = try await first(report)
      try await store.removePages(above: 1, of: ledger.repository)
      return page
    }
  }

  private mutating func first(_ report: Report) async throws(StargazerFailure) -> StoredPage {
    guard let page = try await visit(1, at: nil, report) else {
      throw .source(.unreadable("The first page is missing."))
    }
    return page
  }

  /// Requests a page and stores the response.
  ///
  /// - Parameter above: The next page, which is marked as joined to this one.
  /// - Returns: The stored page. If the list has become shorter, returns its last page, or `nil` if
  ///   the service does not link to that page.
  mutating func visit(
    _ number: Int, at place: PagePlace?, joining above: StoredPage? = nil, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage? {
    let known = try await store.page(number, of: ledger.repository)
    var reply = try await reply(number, at: place, unless: known?.validators ?? .none, report)
    if reply.content == nil, let known {
      guard isFollowed(known) else {
        try await store.check(page: number, of: ledger.repository, at: fetcher.clock.now)
        if let above {
          try await store.join(
            page: above.number, of: ledger.repository, fetchedAt: above.fetchedAt)
        }
        return known
      }
      // The rows have not changed, but the links have.
      reply = try await self.reply(number, at: place, unless: .none, report)
    }
    guard let page = reply.content else {
      throw .source(.unreadable("A page is reported as unchanged, but is not stored."))
    }
    return try await take(
      page, number, at: place, reply.validators, known, joining: above, report)
  }

  /// Returns whether the page was the last page of the list when it was fetched, but must have a
  /// next page now.
  private func isFollowed(_ page: StoredPage) -> Bool {
    let rows = page.number * rowsOnPage
    return page.neighbours.next == nil && page.rows >= rowsOnPage && ledger.total ?? 0 > rows
      && rows < ledger.listable
  }

  /// Requests a page, and then waits until the previous response is stored, even if the request
  /// fails.
  private mutating func reply(
    _ number: Int, at place: PagePlace?, unless validators: HTTPValidators, _ report: Report
  ) async throws(StargazerFailure) -> StargazerReply<StargazerPage> {
    let repository = ledger.repository
    let reply: Result<StargazerReply<StargazerPage>, StargazerFailure>
    do throws(StargazerFailure) {
      let page = try await fetcher.fetch(hasAsked ? .underway : .answered, report) {
        source throws(StargazerSourceFailure) in
        try await source.page(at: place, of: repository, unless: validators)
      }
      reply = .success(page)
      hasAsked = true
    } catch {
      reply = .failure(error)
    }
    try await finishWriting()
    return try reply.get()
  }

  private mutating func take(
    _ page: StargazerPage, _ number: Int, at place: PagePlace?, _ validators: HTTPValidators,
    _ known: StoredPage?, joining above: StoredPage?, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage? {
    guard page.rows > 0 else {
      // An empty first page means that the list is restricted; the stored rows are kept.
      if number == 1 { throw .source(.forbidden(reason: nil)) }
      try await store.removePages(above: number - 1, of: ledger.repository)
      let before = [page.neighbours.last, page.neighbours.previous].compactMap(\.self)
      guard let end = before.first(where: { $0.number < number }) else { return nil }
      return try await visit(end.number, at: end, report)
    }
    let isJoined = try await isJoined(page, number, since: known)
    let now = fetcher.clock.now
    let stored = StoredPage(
      number: number, address: place?.address, neighbours: page.neighbours, rows: page.rows,
      validators: validators, isJoined: isJoined, fetchedAt: now, checkedAt: now)
    beginWriting(page.stargazers, as: stored, joining: above)
    return stored
  }

  /// Starts to store a page, and returns, so that the next request can run meanwhile. The response
  /// to that request is stored only after this page, so an interruption leaves the same state as
  /// sequential writes.
  private mutating func beginWriting(
    _ stargazers: [Stargazer], as page: StoredPage, joining above: StoredPage?
  ) {
    let (store, repository) = (store, ledger.repository)
    writing = Task {
      do throws(StargazerFailure) {
        try await store.keep(stargazers, as: page, of: repository, joining: above)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Waits until the page that is being written is stored.
  mutating func finishWriting() async throws(StargazerFailure) {
    defer { writing = nil }
    try await writing?.value.get()
  }

  /// Returns whether a page is joined to the previous one: see ``StoredPage/isJoined``. A joined
  /// page stays joined if its rows are unchanged, except for rows appended at the end.
  private func isJoined(
    _ page: StargazerPage, _ number: Int, since known: StoredPage?
  ) async throws(StargazerFailure) -> Bool {
    guard number > 1 else { return true }
    guard let known, known.isJoined else { return false }
    let members = try await store.members(ofPage: number, of: ledger.repository)
    // Rows without a user cannot be compared, and users may have moved to the previous page.
    return members.count == known.rows && page.stargazers.map(\.id).starts(with: members)
  }

  /// Returns whether a range of pages has more stargazers than a request skips.
  mutating func hasStargazers(
    after offset: Int, onPages pages: ClosedRange<Int>, _ order: StargazerOrder
  ) async throws(StargazerFailure) -> Bool {
    try await finishWriting()
    return try await store.hasStargazers(
      after: offset, onPages: pages, of: ledger.repository, order: order)
  }

  /// Returns the last page of the sequence of stored and joined pages that starts with the first
  /// page. The sequence ends before the first gap. It also ends when it has `wanted` pages and more
  /// than `offset` stargazers. Returns `nil` if the first page is not stored.
  func endOfKeptBeginning(after offset: Int) async throws(StargazerFailure) -> StoredPage? {
    var end: StoredPage?
    while let page = try await store.page((end?.number ?? 0) + 1, of: ledger.repository),
      page.isJoined
    {
      end = page
      if page.number >= wanted,
        try await store.hasStargazers(
          after: offset, onPages: 1...page.number, of: ledger.repository, order: .oldest)
      {
        break
      }
    }
    return end
  }
}

extension StargazerSourceFailure {
  /// Whether the request may succeed with another address of the same list.
  fileprivate var isAboutTheAddress: Bool {
    switch self {
    case .notFound, .forbidden, .foreign: true
    default: false
    }
  }
}
