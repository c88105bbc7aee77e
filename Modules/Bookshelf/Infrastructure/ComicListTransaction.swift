import BookshelfDomain
import CoreDomain

/// The query of a list inside a transaction. The page and the total are from the same state of the
/// database.
struct ComicListTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  func page(
    _ request: ComicListRequest, for reader: SignedInReader?, at now: Timestamp,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> ComicStorePage {
    let query = String(request.query.prefix(ComicSearchKey.limit))
    let list = ComicListSQL(
      ownedOnly: request.ownedOnly, reader: reader,
      needle: ComicSearchKey(query, folding: folding), index: index)
    let (limit, offset) = (request.limit, request.offset)
    let (numbers, total) =
      switch request.ordering {
      case .title:
        try counted(
          list.byTitle(limit: limit, offset: offset), of: list, request, over: connection)
      case .reading:
        try counted(
          list.byReading(limit: limit, offset: offset), of: list, request, over: connection)
      case .recent: try recent(list, request, at: now, over: connection)
      }
    var series: [ComicSeries] = []
    for number in numbers {
      if let one = try ComicRows.series(number, over: connection) { series.append(one) }
    }
    return ComicStorePage(series: series, total: total)
  }

  /// Returns the numbers that a query selects, and the total. A page that is not full is the last
  /// one, so the total follows from the offset without another query.
  private func counted(
    _ query: SQLStatement, of list: ComicListSQL, _ request: ComicListRequest,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> (numbers: [Int64], total: Int) {
    let numbers = try connection.numbers(query)
    if numbers.count < request.limit, request.offset == 0 || !numbers.isEmpty {
      return (numbers, request.offset + numbers.count)
    }
    return (numbers, try total(list, over: connection))
  }

  private func total(
    _ list: ComicListSQL, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> Int {
    Int(try connection.number(list.count) ?? 0)
  }

  /// Returns the series by latest release. If the list has few series, queries the latest release
  /// of each series. If the list has many series, scans the releases, newest first, until the page
  /// is full.
  private func recent(
    _ list: ComicListSQL, _ request: ComicListRequest, at now: Timestamp,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> (numbers: [Int64], total: Int) {
    let total = try total(list, over: connection)
    let wanted = min(request.offset, total) + request.limit
    let numbers: [Int64]
    if list.isFiltered, total <= Self.few {
      numbers = try connection.rows(list.releases(at: now)) { row throws(SQLFailure) in
        try ComicRecency(row, moments: 3..<5)
      }.sorted(by: ComicRecency.isShownBefore).map(\.number)
    } else {
      numbers = try walk(list, wanted, at: now, over: connection)
    }
    return (Array(numbers.dropFirst(request.offset).prefix(request.limit)), total)
  }

  private func walk(
    _ list: ComicListSQL, _ wanted: Int, at now: Timestamp,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [Int64] {
    var walk = ComicRecencyWalk()
    var isFull = false
    try connection.visit(list.walk(at: now)) { row throws(SQLFailure) in
      isFull = walk.take(try ComicRecency(row, moments: 3..<4), wanted: wanted)
      return isFull ? .stop : .continue
    }
    walk.endMoment()
    if isFull || walk.numbers.count >= wanted { return walk.numbers }
    // Series without releases come last, by title.
    let query = list.byTitle(limit: wanted + walk.numbers.count)
    try connection.visit(query) { row throws(SQLFailure) in
      walk.takeLast(try row.integer(0))
      return walk.numbers.count < wanted ? .continue : .stop
    }
    return walk.numbers
  }

  /// The maximum number of series to query one by one.
  private static let few = 1000
}
