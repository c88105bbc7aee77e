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
    let query = SQLStatement("SELECT number FROM comic_series WHERE id = $1", [.text(id.raw)])
    return try await series(by: query)
  }

  public func series(of item: ComicItem) async throws(ComicFailure) -> ComicSeries? {
    // If several series contain the item, prefers a series that still lists it, then a series that
    // is not withdrawn, then the first identifier.
    let query =
      switch item {
      case .comic(let id):
        SQLStatement(
          """
          SELECT s.number FROM comics AS c JOIN comic_series AS s ON s.number = c.series
          WHERE c.id = $1 ORDER BY c.is_dropped, s.is_withdrawn, s.id LIMIT 1
          """, [.text(id.raw)])
      case .episode(let id):
        SQLStatement(
          """
          SELECT s.number FROM comic_episodes AS e JOIN comic_series AS s ON s.number = e.series
          WHERE e.id = $1 ORDER BY s.is_withdrawn, s.id LIMIT 1
          """, [.text(id.raw)])
      }
    return try await series(by: query)
  }

  /// Returns the series whose number a query selects, or `nil` if the query selects no row.
  private func series(by query: SQLStatement) async throws(ComicFailure) -> ComicSeries? {
    try await tables.read { connection throws(SQLFailure) in
      guard let number = try connection.number(query) else { return nil }
      return try ComicRows.series(number, over: connection)
    }
  }

  // MARK: - Ownership

  // Each query of purchases, orders or progress is limited to one reader.

  public func purchases(of reader: SignedInReader) async throws(ComicFailure) -> [ComicPurchase] {
    let query = SQLStatement(
      """
      SELECT comic, order_id, price, currency, bought_at FROM comic_purchases WHERE reader = $1
      ORDER BY bought_at DESC, comic
      """, [.text(reader.id.raw)])
    return try await tables.rows(query, as: ComicShelfSQL.decodePurchase)
  }

  public func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicOrder {
    let placed = try await tables.write { connection throws(SQLFailure) -> ComicOrder? in
      let owned = try connection.number(ComicShelfSQL.isOwned(order.comic, by: reader))
      guard owned == nil else { return nil }
      let open = SQLStatement(
        "\(ComicShelfSQL.orders) WHERE reader = $1 AND comic = $2 AND outcome IS NULL",
        [.text(reader.id.raw), .text(order.comic.raw)])
      if let order = try connection.first(open, as: ComicShelfSQL.decodeOrder) { return order }
      try connection.run(ComicShelfSQL.insert(order, of: reader))
      return ComicOrder(
        id: order.id, reader: reader.id, comic: order.comic, price: order.price,
        placedAt: order.placedAt)
    }
    guard let placed else { throw .alreadyOwned(order.comic) }
    return placed
  }

  public func openOrders(of reader: SignedInReader) async throws(ComicFailure) -> [ComicOrder] {
    let query = SQLStatement(
      "\(ComicShelfSQL.orders) WHERE reader = $1 AND outcome IS NULL ORDER BY placed_at, id",
      [.text(reader.id.raw)])
    return try await tables.rows(query, as: ComicShelfSQL.decodeOrder)
  }

  public func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) async throws(ComicFailure) {
    let isKnown = try await tables.write { connection throws(SQLFailure) in
      // The order, whether open or closed.
      let query = SQLStatement(
        "\(ComicShelfSQL.orders) WHERE id = $1 AND reader = $2",
        [.text(order.id.raw), .text(reader.id.raw)])
      guard let stored = try connection.first(query, as: ComicShelfSQL.decodeOrder) else {
        return false
      }
      guard try connection.run(ComicShelfSQL.close(order.id, with: outcome, at: now)) > 0,
        outcome.isOwned,
        try connection.number(ComicShelfSQL.isOwned(stored.comic, by: reader)) == nil
      else { return true }
      // The purchase is based on the stored order, not on the caller's copy.
      try connection.run(ComicShelfSQL.insertPurchase(by: stored, of: reader, at: now))
      return true
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
      guard let series else {
        return try connection.rows(
          ComicShelfSQL.progress(of: reader), as: ComicShelfSQL.decodeProgress)
      }
      let ids = Array(Set(series))
      var progress: [ReadingProgress] = []
      for first in stride(from: 0, to: ids.count, by: ComicColumn.portion) {
        let portion = ids[first...].prefix(ComicColumn.portion)
        progress += try connection.rows(
          ComicShelfSQL.progress(of: reader, in: portion), as: ComicShelfSQL.decodeProgress)
      }
      return progress.sorted { left, right in
        left.readAt == right.readAt
          ? left.item.text.utf8.lexicographicallyPrecedes(right.item.text.utf8)
          : left.readAt > right.readAt
      }
    }
  }

  public func keep(
    _ progress: ReadingProgress, for reader: SignedInReader
  ) async throws(ComicFailure) {
    // Changes no row unless the new progress replaces the stored one: see
    // ``ReadingProgress/replaces(_:)``.
    let statement = SQLStatement(
      """
      INSERT INTO comic_progress (item, series, page, pages, read_at, reader)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (reader, item) DO UPDATE SET series = excluded.series, page = excluded.page,
        pages = excluded.pages, read_at = excluded.read_at
      WHERE comic_progress.read_at <= excluded.read_at OR comic_progress.read_at > $7
      """,
      [
        .text(progress.item.text), .text(progress.series.raw),
        .number(progress.page), .number(progress.pages),
        .moment(progress.readAt), .text(reader.id.raw),
        .moment(progress.readAt.advanced(by: ReadingProgress.longestDelay)),
      ])
    try await tables.run(statement)
  }
}
