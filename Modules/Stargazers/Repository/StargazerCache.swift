import CoreDomain
import StargazersDomain

/// Access to the stored responses of the service. The service allows caching for one minute
/// (`Cache-Control: max-age=60`).
struct StargazerCache: Sendable {
  let store: any StargazerStore
  /// How many rows the service returns per page.
  let rowsOnPage: Int

  /// Returns the stored pages for a request, as far as they are joined without a gap: see
  /// ``StoredPage/isJoined``. For the oldest stars, the pages start with the first page of the
  /// list. For the newest stars, they end with the last page.
  ///
  /// - Returns: `nil` if that first or last page is not stored.
  func pages(
    for request: StargazerListRequest, in ledger: StargazerLedger
  ) async throws(StargazerFailure) -> CachedStargazerPages? {
    switch request.order {
    case .oldest: try await oldest(request, of: ledger)
    case .newest: try await newest(request, of: ledger)
    }
  }

  private func oldest(
    _ request: StargazerListRequest, of ledger: StargazerLedger
  ) async throws(StargazerFailure) -> CachedStargazerPages? {
    guard var end = try await store.page(1, of: ledger.repository) else { return nil }
    var found = end.rows
    var suffices = try await suffice(1...end.number, rows: found, for: request)
    while !suffices, let page = try await store.page(end.number + 1, of: ledger.repository),
      page.isJoined
    {
      end = page
      found += page.rows
      suffices = try await suffice(1...end.number, rows: found, for: request)
    }
    return CachedStargazerPages(
      range: 1...end.number, isWhole: suffices || end.neighbours.next == nil,
      checkedAt: end.checkedAt)
  }

  private func newest(
    _ request: StargazerListRequest, of ledger: StargazerLedger
  ) async throws(StargazerFailure) -> CachedStargazerPages? {
    guard let end = try await store.lastPage(of: ledger.repository), isLast(end, in: ledger) else {
      return nil
    }
    var first = end
    var found = end.rows
    var suffices = try await suffice(end.number...end.number, rows: found, for: request)
    while !suffices, first.isJoined,
      let page = try await store.page(first.number - 1, of: ledger.repository)
    {
      first = page
      found += page.rows
      suffices = try await suffice(first.number...end.number, rows: found, for: request)
    }
    return CachedStargazerPages(
      range: first.number...end.number, isWhole: suffices || first.number == 1,
      checkedAt: end.checkedAt)
  }

  /// Returns whether pages with this number of rows suffice for a request: they have the rows to
  /// read, and at least one stargazer after the skipped ones. Rows without a user do not count as
  /// skipped.
  private func suffice(
    _ pages: ClosedRange<Int>, rows: Int, for request: StargazerListRequest
  ) async throws(StargazerFailure) -> Bool {
    guard rows >= request.reach else { return false }
    return try await store.hasStargazers(
      after: request.offset, onPages: pages, of: request.repository, order: request.order)
  }

  /// Returns whether the page was the last page of the list when it was fetched.
  private func isLast(_ page: StoredPage, in ledger: StargazerLedger) -> Bool {
    page.neighbours.next == nil || page.number * rowsOnPage >= ledger.listable
  }
}

/// A range of consecutive stored pages.
struct CachedStargazerPages {
  let range: ClosedRange<Int>
  /// Whether the pages contain all requested rows.
  let isWhole: Bool
  /// When the pages were last confirmed as unchanged.
  let checkedAt: Timestamp
}

extension StargazerStore {
  /// Returns whether a range of pages has more than `offset` stargazers.
  func hasStargazers(
    after offset: Int, onPages pages: ClosedRange<Int>, of repository: RepositoryName,
    order: StargazerOrder
  ) async throws(StargazerFailure) -> Bool {
    let first = try await stargazers(
      onPages: pages, of: repository, order: order, limit: 1, offset: offset)
    return !first.isEmpty
  }
}

extension StargazerLedger {
  /// The maximum number of rows that the service lists.
  var listable: Int { ceiling ?? StargazerPage.listed }

  /// Whether there are more stars than the service lists.
  var isCut: Bool { (total ?? 0) > listable }
}
