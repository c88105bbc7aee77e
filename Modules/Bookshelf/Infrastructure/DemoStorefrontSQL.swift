import BookshelfDomain
public import CoreDomain

extension DemoStorefront {
  /// The migrations of the table of payments. They are numbered separately, because the table
  /// belongs to the storefront. Never edit a published migration.
  public static let migrations = [ledger]

  /// Allows one payment per order, and one payment per reader and volume, so the table itself
  /// prevents double payments.
  private static let ledger = SQLMigration(
    feature: "bookshelf_storefront", number: 1,
    statements: [
      """
      CREATE TABLE bookshelf_storefront_payments (
        order_id TEXT NOT NULL PRIMARY KEY,
        reader_id TEXT NOT NULL,
        comic_id TEXT NOT NULL,
        minor_units BIGINT NOT NULL,
        currency TEXT NOT NULL,
        UNIQUE (reader_id, comic_id)
      )
      """
    ])
}

/// The SQL statements of the ledger, and the decoding of their rows.
enum DemoStorefrontSQL {
  /// The parts of a payment that determine later outcomes.
  struct Payment: Hashable, Sendable {
    let order: ComicOrder.ID
    let reader: Reader.ID
    let comic: Comic.ID
  }

  /// Selects the payment of an order, and the reader's payment for the volume: at most two rows.
  static func payments(about order: ComicOrder) -> SQLStatement {
    SQLStatement(
      """
      SELECT order_id, reader_id, comic_id FROM bookshelf_storefront_payments
      WHERE order_id = $1 OR (reader_id = $2 AND comic_id = $3)
      """,
      [.text(order.id.raw), .text(order.reader.raw), .text(order.comic.raw)])
  }

  static func pay(_ order: ComicOrder) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO bookshelf_storefront_payments
        (order_id, reader_id, comic_id, minor_units, currency)
      VALUES ($1, $2, $3, $4, $5)
      """,
      [
        .text(order.id.raw), .text(order.reader.raw), .text(order.comic.raw),
        .integer(Int64(order.price.minorUnits)), .text(order.price.currency.rawValue),
      ])
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> Payment {
    Payment(
      order: ComicOrder.ID(try row.text(0)), reader: Reader.ID(try row.text(1)),
      comic: Comic.ID(try row.text(2)))
  }
}
