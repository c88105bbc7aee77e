import CoreDomain
import StargazersDomain

// The pages of a walk: asked for, vouched for, and kept.
extension StargazerWalk {
  /// The page below another one: as it is kept where that one vouches for it, else as the service gives it.
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
    // The first page can be asked for by name; the others have an address of their own.
    guard place != nil || number == 1,
      let found = try await visit(number, at: place, joining: page, report)
    else {
      throw .source(.unreadable("Page \(page.number) does not say where the one before it is."))
    }
    return found
  }

  /// Begins with a page that is kept, or with the first one, which is asked for by the name of the repository.
  ///
  /// An address that leads nowhere now is no end: the repository may be another one under the same name. What
  /// is kept goes when that one's list is there.
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
      throw .source(.unreadable("The first page is not there."))
    }
    return page
  }

  /// Asks for a page, and keeps what comes.
  ///
  /// - Parameter above: the page behind it, which is joined to it.
  /// - Returns: the page as it is kept now; where the list does not go that far any more, its last one, or
  ///   nothing when nobody says where that is.
  mutating func visit(
    _ number: Int, at place: PagePlace?, joining above: StoredPage? = nil, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage? {
    let known = try await store.page(number, of: ledger.repository)
    var reply = try await reply(number, at: place, unless: known?.validators ?? .none, report)
    try await finishWriting()
    if reply.content == nil, let known {
      guard isFollowed(known) else {
        try await store.check(page: number, of: ledger.repository, at: asking.clock.now)
        if let above {
          try await store.join(
            page: above.number, of: ledger.repository, fetchedAt: above.fetchedAt)
        }
        return known
      }
      // Its rows are what they were, and what it leads to is not.
      reply = try await self.reply(number, at: place, unless: .none, report)
    }
    guard let page = reply.content else {
      throw .source(.unreadable("A page that is not kept is said to be as it was."))
    }
    return try await take(
      page, number, at: place, reply.validators, known, joining: above, report)
  }

  /// Whether there must be rows behind a page that was the last one when it came.
  private func isFollowed(_ page: StoredPage) -> Bool {
    let rows = page.number * rowsOnPage
    return page.neighbours.next == nil && page.rows >= rowsOnPage && ledger.total ?? 0 > rows
      && rows < ledger.listable
  }

  private mutating func reply(
    _ number: Int, at place: PagePlace?, unless validators: HTTPValidators, _ report: Report
  ) async throws(StargazerFailure) -> StargazerReply<StargazerPage> {
    let repository = ledger.repository
    let reply = try await asking.ask(hasAsked ? .underway : .answered, report) {
      source throws(StargazerSourceFailure) in
      try await source.page(
        at: place, of: repository, unless: validators)
    }
    hasAsked = true
    return reply
  }

  private mutating func take(
    _ page: StargazerPage, _ number: Int, at place: PagePlace?, _ validators: HTTPValidators,
    _ known: StoredPage?, joining above: StoredPage?, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage? {
    guard page.rows > 0 else {
      // An empty first page is a list that is not shown, which is no reason to forget it.
      if number == 1 { throw .source(.forbidden(reason: nil)) }
      try await store.removePages(above: number - 1, of: ledger.repository)
      let before = [page.neighbours.last, page.neighbours.previous].compactMap(\.self)
      guard let end = before.first(where: { $0.number < number }) else { return nil }
      return try await visit(end.number, at: end, report)
    }
    let isAsItWas = try await isAsItWas(page, since: known)
    let now = asking.clock.now
    let stored = StoredPage(
      number: number, address: place?.address, neighbours: page.neighbours, rows: page.rows,
      validators: validators, isJoined: number == 1 || isAsItWas && known?.isJoined == true,
      fetchedAt: now, checkedAt: now)
    beginWriting(page.stargazers, as: stored, joining: above)
    return stored
  }

  /// Keeps a page while the walk goes on. The service is asked for the next one meanwhile; that one is kept
  /// when this one is, so that what is kept after a sudden end is what a slower walk had kept.
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

  /// Waits until the last page that came is kept.
  mutating func finishWriting() async throws(StargazerFailure) {
    defer { writing = nil }
    try await writing?.value.get()
  }

  /// Whether all rows of a page are those that it had, but for rows that were added behind them.
  private func isAsItWas(
    _ page: StargazerPage, since known: StoredPage?
  ) async throws(StargazerFailure) -> Bool {
    guard let known else { return false }
    let members = try await store.members(ofPage: known.number, of: ledger.repository)
    let found = page.stargazers.map(\.id)
    // Whoever was on it may be on the page before by now, and where nobody is left nothing is shown.
    guard !members.isEmpty else { return false }
    return page.rows > known.rows ? found.starts(with: members) : found == members
  }

  /// The last of the pages that are kept and joined from the beginning on, as far as they are wanted.
  func endOfKeptBeginning() async throws(StargazerFailure) -> StoredPage? {
    var end: StoredPage?
    while (end?.number ?? 0) < wanted,
      let page = try await store.page((end?.number ?? 0) + 1, of: ledger.repository),
      page.isJoined
    {
      end = page
    }
    return end
  }
}

extension StargazerSourceFailure {
  /// Whether another address of the same list may be answered.
  fileprivate var isAboutTheAddress: Bool {
    switch self {
    case .notFound, .forbidden, .foreign: true
    default: false
    }
  }
}
