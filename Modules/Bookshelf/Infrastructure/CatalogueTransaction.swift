import BookshelfDomain
import CoreDomain

/// The steps of a transaction on the catalogue that are long, or that several transactions share.
/// The caller provides the connection, and begins and ends the transaction.
struct CatalogueTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> CatalogueChanges {
    let start = try number(of: run.start, over: connection)
    let page = try number(of: page, over: connection)
    try connection.run(CatalogueSQL.claim(page, for: run))
    let highest = SQLStatement("SELECT COALESCE(MAX(number), 0) FROM comic_series")
    var last = try connection.number(highest) ?? 0
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
}

extension CatalogueTransaction {
  /// Returns the number of a page. Assigns a number if the page has no number yet.
  func number(
    of page: CataloguePage, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    let query = SQLStatement(
      "SELECT number FROM comic_pages WHERE address = $1", [.text(page.address)])
    if let number = try connection.number(query) { return number }
    let insertion = SQLStatement(
      """
      INSERT INTO comic_pages (number, address, keeper, is_disturbed, is_whole)
      SELECT COALESCE(MAX(number), 0) + 1, $1, 0, 0, 0 FROM comic_pages
      """, [.text(page.address)])
    try connection.run(insertion)
    guard let number = try connection.number(query) else {
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
    try connection.run(all: [
      SQLStatement("DELETE FROM comic_authors WHERE series = $1", [.integer(number)]),
      SQLStatement("DELETE FROM comics WHERE series = $1", [.integer(number)]),
      SQLStatement("DELETE FROM comic_episodes WHERE series = $1", [.integer(number)]),
    ])
    let derived = derivation(of: series)
    let update = SQLStatement(
      """
      UPDATE comic_series SET title = $1, title_reading = $2, publisher = $3, sort_title = $4,
        sort_reading = $5, digest = $6 WHERE number = $7
      """,
      contents.series + [
        .key(derived.sortTitle), .key(derived.sortReading), .text(contents.digest),
        .integer(number),
      ])
    try connection.run(update)
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
