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
      by: derivation.rules, in: SQLName("comic_derivations")
    ) { connection throws(SQLFailure) in try derivation.deriveAnew(over: connection) }
  }
}

extension SQLComicStore: CatalogueStore {
  public func begin(from start: CataloguePage) async throws(ComicFailure) -> CatalogueRun {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      try catalogue.begin(from: start, over: connection)
    }
  }

  public func ledger(
    of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueLedger? {
    try await tables.first(CatalogueSQL.ledger(of: page), as: CatalogueSQL.decodeLedger)
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
      try catalogue.finish(page, ledger, in: run, over: connection)
    }
  }

  public func keepUnchanged(
    _ page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> Int {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      try catalogue.keepUnchanged(page, in: run, over: connection)
    }
  }

  public func end(_ run: CatalogueRun, at now: Timestamp) async throws(ComicFailure) -> Int {
    try await tables.write { [catalogue] connection throws(SQLFailure) in
      try catalogue.end(run, at: now, over: connection)
    }
  }

  public func state() async throws(ComicFailure) -> CatalogueState? {
    try await tables.first(CatalogueSQL.state, as: CatalogueSQL.decodeState)
  }

  private var catalogue: CatalogueTransaction {
    CatalogueTransaction(index: index, folding: folding)
  }
}
