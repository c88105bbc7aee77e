public import BookshelfDomain
public import CoreDomain

/// A store of the catalogue, readers and shelves in an SQL database.
public struct SQLComicStore: Sendable {
  let tables: FeatureDatabase<ComicFailure>
  let index: any SQLTextIndex
  let folding: any TextFolding

  /// - Parameters:
  ///   - database: A database to which ``migrations(index:)`` have been applied.
  ///   - index: The index that the migrations created.
  ///   - folding: The folding for searching, sorting and comparing names. If the stored columns
  ///     were derived with another folding, the initializer recomputes them in one transaction
  ///     before it returns.
  public init(
    database: any SQLDatabase, index: any SQLTextIndex, folding: any TextFolding
  ) async throws(ComicFailure) {
    tables = FeatureDatabase(database)
    self.index = index
    self.folding = folding
    try await deriveAnew()
  }

  private func deriveAnew() async throws(ComicFailure) {
    let derivation = ComicDerivationTransaction(index: index, folding: folding)
    try await tables.deriveAnew(
      by: "\(ComicDerivation.rules), \(folding.version)", in: SQLName("comic_derivations")
    ) { connection throws(SQLFailure) in
      try derivation.deriveSeries(over: connection)
      try derivation.deriveNames(over: connection)
    }
  }
}

extension SQLComicStore: CatalogueStore {
  public func begin(from start: CataloguePage) async throws(ComicFailure) -> CatalogueRun {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      _ = try catalogue.number(of: start, over: connection)
      try connection.run(SQLStatement("UPDATE comic_catalogue SET last_run = last_run + 1"))
      let last = try connection.number(SQLStatement("SELECT last_run FROM comic_catalogue"))
      return CatalogueRun(number: last ?? 1, start: start)
    }
  }

  public func ledger(
    of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueLedger? {
    let query = SQLStatement(
      "SELECT tag, date, next FROM comic_pages WHERE address = $1 AND is_whole = 1",
      [.text(page.address)])
    return try await tables.first(query, as: CatalogueSQL.decodeLedger)
  }

  public func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueChanges {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      try catalogue.keep(series, of: page, in: run, over: connection)
    }
  }

  public func finish(
    _ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun
  ) async throws(ComicFailure) {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      let page = try catalogue.number(of: page, over: connection)
      // Changes no row if another run has stored series of the page meanwhile.
      let completion = SQLStatement(
        """
        UPDATE comic_pages SET is_whole = 1, is_disturbed = 0, keeper = $2, tag = $3, date = $4,
          next = $5
        WHERE number = $1 AND (keeper < $2 OR (keeper = $2 AND is_disturbed = 0))
        """,
        [
          .integer(page), .integer(run.number), .optional(ledger.validators.entityTag),
          .optional(ledger.validators.lastModified), .optional(ledger.next?.address),
        ])
      try connection.run(completion)
      // Removes the marks of series that the page no longer lists.
      let removal = SQLStatement(
        "DELETE FROM comic_sightings WHERE page = $1 AND run < $2",
        [.integer(page), .integer(run.number)])
      try connection.run(removal)
    }
  }

  public func keepUnchanged(
    _ page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> Int {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      let start = try catalogue.number(of: run.start, over: connection)
      let page = try catalogue.number(of: page, over: connection)
      // The series of the page that the run has not listed before. Counted before they are marked.
      let unseen = SQLStatement(
        """
        SELECT COUNT(*) FROM comic_sightings AS x JOIN comic_series AS s ON s.number = x.series
        WHERE x.page = $1 AND s.seen_run <> $2
        """, [.integer(page), .integer(run.number)])
      let series = try connection.number(unseen) ?? 0
      try connection.run(all: CatalogueSQL.seeAll(of: page, from: start, in: run))
      return Int(series)
    }
  }

  public func end(_ run: CatalogueRun, at now: Timestamp) async throws(ComicFailure) -> Int {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      let start = try catalogue.number(of: run.start, over: connection)
      let withdrawal = SQLStatement(
        """
        UPDATE comic_series SET is_withdrawn = 1
        WHERE start_page = $1 AND seen_run < $2 AND is_withdrawn = 0
        """, [.integer(start), .integer(run.number)])
      let withdrawn = try connection.run(withdrawal)
      let listed = SQLStatement(
        "SELECT COUNT(*) FROM comic_series WHERE start_page = $1 AND is_withdrawn = 0",
        [.integer(start)])
      let series = try connection.number(listed) ?? 0
      let completion = SQLStatement(
        "UPDATE comic_catalogue SET start_page = $1, finished_at = $2, series = $3",
        [.integer(start), .moment(now), .integer(series)])
      try connection.run(completion)
      return withdrawn
    }
  }

  public func state() async throws(ComicFailure) -> CatalogueState? {
    let query = SQLStatement(
      """
      SELECT p.address, c.finished_at, c.series FROM comic_catalogue AS c
      JOIN comic_pages AS p ON p.number = c.start_page
      """)
    return try await tables.first(query, as: CatalogueSQL.decodeState)
  }

  private var catalogue: CatalogueTransaction {
    CatalogueTransaction(index: index, folding: folding)
  }
}
