import CoreDomain
import StargazersDomain

/// Synchronizes the stored list of a repository with the service, page by page.
///
/// The service lists the oldest stars first, 100 per page, and the list changes while it is read:
/// new stars are appended, and when a star is removed, all later rows move up by one. Therefore:
///
/// - An unchanged page proves that no star was removed on this page or before it. If the previous
///   page was read directly after this page, the previous page is therefore confirmed, and so on
///   down to the first page. A single request for the last page can thus confirm all pages. It does
///   not count against the rate limit if the page is unchanged.
/// - Reading **backwards** misses no rows, because a row that moves up is on the page that is read
///   next. Rows are stored by user, so a row that is read twice is stored once. The newest stars
///   and the complete list are read this way.
/// - Reading forwards would miss rows. The oldest stars are therefore read forwards and then
///   checked backwards.
///
/// Each page is stored with the validators that detect whether it has changed. An interrupted
/// synchronization continues with the first missing page.
struct StargazerSync {
  /// Receives the progress.
  typealias Report = @Sendable (StargazerProgress) async -> Void

  let fetcher: StargazerFetcher
  let store: any StargazerStore
  /// How many rows the service returns per page.
  let rowsOnPage: Int
  /// Whether to request every page, even confirmed ones.
  var isThorough: Bool

  /// The state of the repository. Its ceiling may be discovered during the synchronization.
  var ledger: StargazerLedger
  /// The number of pages requested or confirmed so far. ``wanted`` is the number of pages needed.
  var done = 0
  var wanted = 0
  /// The pages that are up to date.
  private(set) var range: ClosedRange<Int> = 1...1
  /// Whether the range includes the last page of the list.
  private(set) var reachesEnd = false

  /// Whether a page of the list has arrived.
  var hasAsked = false
  /// The task that stores a page while the next one is being requested, or `nil` between pages.
  var writing: Task<Result<Void, StargazerFailure>, Never>?

  init(
    through ledger: StargazerLedger, fetcher: StargazerFetcher, store: any StargazerStore,
    rowsOnPage: Int, isThorough: Bool
  ) {
    self.ledger = ledger
    self.fetcher = fetcher
    self.store = store
    self.rowsOnPage = rowsOnPage
    self.isThorough = isThorough
  }

  /// Reads at least `rows` of the newest stars, or all stars if there are fewer.
  ///
  /// - Parameter offset: How many stargazers the request skips. Reads on until one more stargazer
  ///   is stored, because rows without a user do not count as skipped.
  mutating func readNewest(
    _ rows: Int, after offset: Int, _ report: Report
  ) async throws(StargazerFailure) {
    let end = try await findEnd(report)
    reachesEnd = true
    let missing = max(0, min(rows, StargazerPage.listed) - end.rows)
    wanted = min(end.number, 1 + (missing + rowsOnPage - 1) / rowsOnPage)
    done = 1
    await report(.pages(done, of: wanted))
    let first = try await descend(from: end, rows: rows, after: offset, report)
    try await finishWriting()
    range = first.number...end.number
  }

  /// Reads at least `rows` of the oldest stars, or all stars if there are fewer.
  ///
  /// - Parameter offset: As for ``readNewest(_:after:_:)``.
  mutating func readOldest(
    _ rows: Int, after offset: Int, _ report: Report
  ) async throws(StargazerFailure) {
    wanted = (rows + rowsOnPage - 1) / rowsOnPage
    let start = try await begin(with: try await endOfKeptBeginning(after: offset), report)
    done = start.number
    await report(.pages(done, of: max(done, wanted)))
    var page = try await ascend(from: start, through: wanted, report)
    while page.neighbours.next != nil, page.number * rowsOnPage < ledger.listable,
      try await !hasStargazers(after: offset, onPages: 1...page.number, .oldest)
    {
      let last = page.number
      wanted = max(wanted, last + 1)
      page = try await ascend(from: page, through: last + 1, report)
      if page.number <= last { break }
    }
    try await vouch(downFrom: page, report)
    range = 1...page.number
    reachesEnd = page.neighbours.next == nil
  }
}
