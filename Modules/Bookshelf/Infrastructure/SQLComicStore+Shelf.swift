public import BookshelfDomain
public import CoreDomain

extension SQLComicStore: ComicShelfStore {
  public func series(
    _ request: ComicListRequest, for reader: SignedInReader?, at now: Timestamp
  ) async throws(ComicFailure) -> ComicStorePage {
    let list = ComicListTransaction(index: index, folding: folding)
    return try await tables.read { connection throws(SQLFailure) in
      try list.page(request, for: reader, at: now, over: connection)
    }
  }

  public func series(_ id: ComicSeries.ID) async throws(ComicFailure) -> ComicSeries? {
    try await series(by: ComicSeriesSQL.number(of: id))
  }

  public func series(of item: ComicItem) async throws(ComicFailure) -> ComicSeries? {
    try await series(by: ComicSeriesSQL.number(of: item))
  }

  /// Returns the series whose number a query selects, or `nil` if the query selects no row.
  private func series(by query: SQLStatement) async throws(ComicFailure) -> ComicSeries? {
    try await tables.read { connection throws(SQLFailure) in
      guard let number = try connection.number(query) else { return nil }
      return try ComicRows.series(number, over: connection)
    }
  }

  // MARK: - Ownership

  public func purchases(of reader: SignedInReader) async throws(ComicFailure) -> [ComicPurchase] {
    try await tables.rows(ComicShelfSQL.purchases(of: reader), as: ComicShelfSQL.decodePurchase)
  }

  public func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicOrder {
    let placed = try await tables.write { connection throws(SQLFailure) in
      try ComicShelfTransaction.place(order, for: reader, over: connection)
    }
    guard let placed else { throw .alreadyOwned(order.comic) }
    return placed
  }

  public func openOrders(of reader: SignedInReader) async throws(ComicFailure) -> [ComicOrder] {
    try await tables.rows(ComicShelfSQL.openOrders(of: reader), as: ComicShelfSQL.decodeOrder)
  }

  public func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) async throws(ComicFailure) {
    let isKnown = try await tables.write { connection throws(SQLFailure) in
      try ComicShelfTransaction.close(
        order.id, with: outcome, for: reader, at: now, over: connection)
    }
    guard isKnown else {
      throw .storage(
        reason:
          "The reader has no order “\(DisplayText.quoted(order.id.raw))”, so its outcome was not "
          + "stored.")
    }
  }

  // MARK: - Progress

  public func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?
  ) async throws(ComicFailure) -> [ReadingProgress] {
    try await tables.read { connection throws(SQLFailure) in
      try ComicShelfTransaction.progress(of: reader, in: series, over: connection)
    }
  }

  public func keep(
    _ progress: ReadingProgress, for reader: SignedInReader
  ) async throws(ComicFailure) {
    try await tables.run(ComicShelfSQL.keep(progress, of: reader))
  }
}
