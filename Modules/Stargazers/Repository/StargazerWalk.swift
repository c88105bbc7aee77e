import CoreDomain
import StargazersDomain

/// A walk through the pages of a list, which makes what is kept what the service says.
///
/// The service lists the oldest stars first, a hundred on a page, and the list changes while it is read: stars
/// are added behind the last one, and where one is taken back, all that follow move up by one row. So
///
/// - a page that is as it was shows that no star was taken back on it or before it: it vouches for the page
///   before it, where that was found right after it had come, and so on to the first one. One question about
///   the last page, free where nothing has changed, vouches for all the others;
/// - who walks **towards the beginning** meets the rows that move up once more, on the next page, and misses
///   nobody. Rows are kept by person, so nobody is there twice. This is the way to the newest stars, and
///   to all of them;
/// - who walks towards the end would miss them. So the oldest stars are read forwards, and what was read is
///   checked backwards.
///
/// Pages are kept one by one, each with what it takes to ask whether it has changed. A walk that was stopped
/// goes on with the first page that is not there.
struct StargazerWalk {
  /// What is told how far the walk has come.
  typealias Report = @Sendable (StargazerProgress) async -> Void

  let asking: StargazerAsking
  let store: any StargazerStore
  /// How many rows the service gives on a page.
  let rowsOnPage: Int
  /// Whether each page is asked for, also where another one vouches for it.
  var isThorough: Bool

  /// What is known of the repository: its ceiling may be found on the way.
  var ledger: StargazerLedger
  /// The pages that were asked for, or vouched for, of those that are wanted.
  var done = 0
  var wanted = 0
  /// The pages that are right now.
  private(set) var range: ClosedRange<Int> = 1...1
  /// Whether the last of them is the last one that there is.
  private(set) var reachesEnd = false

  /// Whether something has come already.
  var hasAsked = false
  /// The page that is being kept while the next one is asked for.
  var writing: Task<Result<Void, StargazerFailure>, Never>?

  init(
    through ledger: StargazerLedger, asking: StargazerAsking, store: any StargazerStore,
    rowsOnPage: Int, isThorough: Bool
  ) {
    self.ledger = ledger
    self.asking = asking
    self.store = store
    self.rowsOnPage = rowsOnPage
    self.isThorough = isThorough
  }

  /// Reads the newest stars: so many rows, or more, where there are more.
  mutating func readNewest(_ rows: Int, _ report: Report) async throws(StargazerFailure) {
    let end = try await findEnd(report)
    reachesEnd = true
    let missing = max(0, min(rows, StargazerPage.listed) - end.rows)
    wanted = min(end.number, 1 + (missing + rowsOnPage - 1) / rowsOnPage)
    done = 1
    await report(.pages(done, of: wanted))
    let first = try await descend(from: end, rows: rows, report)
    try await finishWriting()
    range = first.number...end.number
  }

  /// Reads the oldest stars: so many rows, or more, where there are more.
  mutating func readOldest(_ rows: Int, _ report: Report) async throws(StargazerFailure) {
    wanted = (rows + rowsOnPage - 1) / rowsOnPage
    let start = try await begin(with: try await endOfKeptBeginning(), report)
    done = start.number
    await report(.pages(done, of: max(done, wanted)))
    let page = try await ascend(from: start, through: wanted, report)
    try await vouch(downFrom: page, report)
    try await finishWriting()
    range = 1...page.number
    reachesEnd = page.neighbours.next == nil
  }
}
