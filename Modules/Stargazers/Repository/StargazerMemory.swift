import CoreDomain
import StargazersDomain

/// What is known without the service: what it has said before.
struct StargazerMemory: Sendable {
  let store: any StargazerStore
  /// How many rows the service gives on a page.
  let rowsOnPage: Int

  /// For how long the service would say the same again: it lets its answers be kept for a minute
  /// (`Cache-Control: max-age=60`).
  private static let freshness: Int64 = 60_000

  static func isFresh(_ moment: Timestamp?, at now: Timestamp) -> Bool {
    guard let moment else { return false }
    return (0..<freshness).contains(now.millisecondsSince1970 - moment.millisecondsSince1970)
  }

  /// The pages that answer a request, of those that are kept and joined; `nil` when there are none. The newest
  /// stars are on the last page: without it, no page answers a request for them.
  ///
  /// - Returns: the pages, whether they hold all that is asked for, and when the service last said so.
  func pages(
    for request: StargazerListRequest, in ledger: StargazerLedger
  ) async throws(StargazerFailure) -> KeptStargazerPages? {
    switch request.order {
    case .oldest: try await oldest(request.limit.rows, of: ledger)
    case .newest: try await newest(request.limit.rows, of: ledger)
    }
  }

  private func oldest(
    _ rows: Int, of ledger: StargazerLedger
  ) async throws(StargazerFailure) -> KeptStargazerPages? {
    guard var end = try await store.page(1, of: ledger.repository) else { return nil }
    var found = end.rows
    while found < rows, let page = try await store.page(end.number + 1, of: ledger.repository),
      page.isJoined
    {
      end = page
      found += page.rows
    }
    return KeptStargazerPages(
      range: 1...end.number, isWhole: found >= rows || end.neighbours.next == nil,
      checkedAt: end.checkedAt)
  }

  private func newest(
    _ rows: Int, of ledger: StargazerLedger
  ) async throws(StargazerFailure) -> KeptStargazerPages? {
    guard let end = try await store.lastPage(of: ledger.repository), isLast(end, in: ledger) else {
      return nil
    }
    var first = end
    var found = end.rows
    while found < rows, first.isJoined,
      let page = try await store.page(first.number - 1, of: ledger.repository)
    {
      first = page
      found += page.rows
    }
    return KeptStargazerPages(
      range: first.number...end.number, isWhole: found >= rows || first.number == 1,
      checkedAt: end.checkedAt)
  }

  /// Whether the service listed nothing behind a page when the page came.
  private func isLast(_ page: StoredPage, in ledger: StargazerLedger) -> Bool {
    page.neighbours.next == nil || page.number * rowsOnPage >= ledger.listable
  }
}

/// Pages that are kept next to each other.
struct KeptStargazerPages {
  let range: ClosedRange<Int>
  /// Whether they hold all that was asked for.
  let isWhole: Bool
  /// When they were last found right.
  let checkedAt: Timestamp
}

extension StargazerLedger {
  /// How many rows the service lists at most.
  var listable: Int { ceiling ?? StargazerPage.listed }

  /// Whether there are more stars than the service lists.
  var isCut: Bool { (total ?? 0) > listable }
}
