import BookshelfDomain
import CoreDomain

/// The operations on the catalogue inside a transaction. The caller provides the connection, and
/// begins and ends the transaction.
struct CatalogueTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  func begin(
    from start: CataloguePage, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> CatalogueRun {
    _ = try number(of: start, over: connection)
    try connection.run(CatalogueSQL.countRun)
    return CatalogueRun(number: try connection.number(CatalogueSQL.lastRun) ?? 1, start: start)
  }

  func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> CatalogueChanges {
    let start = try number(of: run.start, over: connection)
    let page = try number(of: page, over: connection)
    try connection.run(CatalogueSQL.claim(page, for: run))
    var last = try connection.number(ComicSeriesSQL.lastNumber) ?? 0
    var changes = CatalogueChanges()
    var seen: [Int64] = []
    var counted: Set<Int64> = []
    for one in series {
      let contents = ComicContents(one)
      let known = try connection.first(ComicSeriesSQL.known(one.id)) { row throws(SQLFailure) in
        (number: try row.integer(0), digest: try row.text(1), run: try row.integer(2))
      }
      if let known {
        let isFirst = counted.insert(known.number).inserted && known.run != run.number
        if known.digest == contents.digest {
          changes.unchanged += isFirst ? 1 : 0
        } else {
          try replace(known.number, by: one, contents, over: connection)
          changes.changed += isFirst ? 1 : 0
        }
        seen.append(known.number)
      } else {
        last += 1
        try insert(one, contents, as: last, from: start, in: run, over: connection)
        changes.added += 1
        seen.append(last)
      }
    }
    for first in stride(from: 0, to: seen.count, by: ComicColumn.portion) {
      let portion = seen[first...].prefix(ComicColumn.portion)
      try connection.run(all: CatalogueSQL.see(portion, on: page, from: start, in: run))
    }
    return changes
  }

  func finish(
    _ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let page = try number(of: page, over: connection)
    try connection.run(CatalogueSQL.finish(page, ledger, in: run))
    try connection.run(CatalogueSQL.forget(page, before: run))
  }

  func keepUnchanged(
    _ page: CataloguePage, in run: CatalogueRun,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    let start = try number(of: run.start, over: connection)
    let page = try number(of: page, over: connection)
    let series = try connection.number(CatalogueSQL.countUnseen(on: page, in: run)) ?? 0
    try connection.run(all: CatalogueSQL.seeAll(of: page, from: start, in: run))
    return Int(series)
  }

  func end(
    _ run: CatalogueRun, at now: Timestamp, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    let start = try number(of: run.start, over: connection)
    let withdrawn = try connection.run(CatalogueSQL.withdraw(from: start, before: run))
    let listed = try connection.number(CatalogueSQL.listed(from: start)) ?? 0
    try connection.run(CatalogueSQL.end(start, at: now, series: listed))
    return withdrawn
  }
}

extension CatalogueTransaction {
  /// Returns the number of a page. Assigns a number if the page has no number yet.
  private func number(
    of page: CataloguePage, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    if let number = try connection.number(CatalogueSQL.number(of: page)) { return number }
    try connection.run(CatalogueSQL.insert(page))
    guard let number = try connection.number(CatalogueSQL.number(of: page)) else {
      throw .unexpectedValue("the page “\(page)” has no number")
    }
    return number
  }

  private func insert(
    _ series: ComicSeries, _ contents: ComicContents, as number: Int64, from start: Int64,
    in run: CatalogueRun, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let derived = derivation(of: series)
    try connection.run(
      ComicSeriesSQL.insert(
        contents, derived, number, id: series.id.raw, start: start, run: run.number))
    try insert(contents, of: number, over: connection)
    try index.put(derived.searchText, for: number, over: connection)
  }

  /// Replaces a stored series. A volume that is no longer listed moves to the end of the series if
  /// a reader owns it or has an open order for it, and is deleted otherwise.
  private func replace(
    _ number: Int64, by series: ComicSeries, _ contents: ComicContents,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let listed = Set(series.comics.map(\.id.raw))
    let dropped = try connection.rows(ComicSeriesSQL.wanted(of: number)) {
      row throws(SQLFailure) in (id: try row.text(0), values: (0..<14).map { row[$0] } + [.null])
    }.filter { !listed.contains($0.id) }
    try connection.run(all: ComicSeriesSQL.clear(number))
    let derived = derivation(of: series)
    try connection.run(ComicSeriesSQL.update(number, to: contents, derived))
    try insert(contents, of: number, over: connection)
    for (position, comic) in zip(contents.comics.count..., dropped) {
      try connection.run(
        ComicSeriesSQL.insertComic(comic.values, of: number, at: position, isDropped: true))
    }
    try index.put(derived.searchText, for: number, over: connection)
  }

  private func insert(
    _ contents: ComicContents, of number: Int64,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    for (position, author) in contents.authors.enumerated() {
      try connection.run(ComicSeriesSQL.insertAuthor(author, of: number, at: position))
    }
    for (position, comic) in contents.comics.enumerated() {
      try connection.run(ComicSeriesSQL.insertComic(comic, of: number, at: position))
    }
    for (position, episode) in contents.episodes.enumerated() {
      try connection.run(ComicSeriesSQL.insertEpisode(episode, of: number, at: position))
    }
  }

  private func derivation(of series: ComicSeries) -> ComicDerivation {
    ComicDerivation(title: series.title, reading: series.titleReading, folding: folding)
  }
}
