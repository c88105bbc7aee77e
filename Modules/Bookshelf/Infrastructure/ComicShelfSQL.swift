import BookshelfDomain
import CoreDomain

/// The SQL statements for purchases, orders and progress, and the decoding of their rows. Each
/// query is limited to one reader.
enum ComicShelfSQL {
  // MARK: Purchases

  static func isOwned(_ comic: Comic.ID, by reader: SignedInReader) -> SQLStatement {
    SQLStatement(
      "SELECT 1 FROM comic_purchases WHERE reader = $1 AND comic = $2",
      [.text(reader.id.raw), .text(comic.raw)])
  }

  static func decodePurchase(_ row: SQLRow) throws(SQLFailure) -> ComicPurchase {
    ComicPurchase(
      comic: Comic.ID(try row.text(0)), order: ComicOrder.ID(try row.text(1)),
      price: try row.price(2), boughtAt: try row.moment(4))
  }

  /// Inserts the purchase of a volume by an order.
  static func insertPurchase(
    by order: ComicOrder, of reader: SignedInReader, at now: Timestamp
  ) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO comic_purchases (comic, order_id, price, currency, bought_at, reader)
      VALUES ($1, $2, $3, $4, $5, $6)
      """,
      [
        .text(order.comic.raw), .text(order.id.raw), .number(order.price.minorUnits),
        .text(order.price.currency.rawValue), .moment(now), .text(reader.id.raw),
      ])
  }

  // MARK: Orders

  static func insert(_ order: ComicOrder, of reader: SignedInReader) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO comic_orders (id, reader, comic, price, currency, placed_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      """,
      [
        .text(order.id.raw), .text(reader.id.raw), .text(order.comic.raw),
        .number(order.price.minorUnits), .text(order.price.currency.rawValue),
        .moment(order.placedAt),
      ])
  }

  /// Closes an order. Changes no row if the order is already closed.
  static func close(
    _ order: ComicOrder.ID, with outcome: StorefrontOutcome, at now: Timestamp
  ) -> SQLStatement {
    let (word, reason) = words(for: outcome)
    return SQLStatement(
      """
      UPDATE comic_orders SET outcome = $2, reason = $3, closed_at = $4
      WHERE id = $1 AND outcome IS NULL
      """,
      [.text(order.raw), .text(word), .optional(reason), .moment(now)])
  }

  static func decodeOrder(_ row: SQLRow) throws(SQLFailure) -> ComicOrder {
    ComicOrder(
      id: ComicOrder.ID(try row.text(0)), reader: Reader.ID(try row.text(1)),
      comic: Comic.ID(try row.text(2)), price: try row.price(3), placedAt: try row.moment(5))
  }

  /// Selects orders. A condition that limits them to one reader follows.
  static let orders: SQLText =
    "SELECT id, reader, comic, price, currency, placed_at FROM comic_orders"

  private static func words(for outcome: StorefrontOutcome) -> (String, reason: String?) {
    switch outcome {
    case .bought: ("bought", nil)
    case .cancelled: ("cancelled", nil)
    case .declined(let reason): ("declined", reason)
    case .alreadyOwned: ("already owned", nil)
    case .restored: ("restored", nil)
    }
  }
}

// MARK: - Progress

extension ComicShelfSQL {
  static func progress(of reader: SignedInReader) -> SQLStatement {
    SQLStatement(
      "\(places) ORDER BY read_at DESC, item", [.text(reader.id.raw)])
  }

  /// Selects progress in no particular order.
  static func progress(
    of reader: SignedInReader, in series: ArraySlice<ComicSeries.ID>
  ) -> SQLStatement {
    SQLStatement(
      "\(places) AND series IN (\(ComicColumn.placeholders(series.count, from: 2)))",
      [.text(reader.id.raw)] + series.map { .text($0.raw) })
  }

  static func decodeProgress(_ row: SQLRow) throws(SQLFailure) -> ReadingProgress {
    let text = try row.text(0)
    guard let item = ComicItem(text) else {
      throw .unexpectedValue("“\(text)” is neither a volume nor an episode")
    }
    return ReadingProgress(
      item: item, series: ComicSeries.ID(try row.text(1)), page: try row.number(2),
      pages: try row.number(3), readAt: try row.moment(4))
  }

  private static let places: SQLText = """
    SELECT item, series, page, pages, read_at FROM comic_progress WHERE reader = $1
    """
}
