import BookshelfDomain
public import CoreDomain

extension DemoStorefront {
  /// The tables of the ledger, step by step. They are a storefront's and none of the shelf's, so
  /// they count by themselves. A step that has been published is never edited.
  public static let migrations = [ledger]

  /// A payment for each order, and one for each volume of a reader: the table itself refuses to be
  /// paid twice.
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

/// The statements of the ledger, each with its values, and the rows that they give.
enum DemoStorefrontSQL {
  /// A payment, as far as it decides about further ones.
  struct Payment: Hashable, Sendable {
    let order: ComicOrder.ID
    let reader: Reader.ID
    let comic: Comic.ID
  }

  /// The payment of an order, and that of the reader for the volume: two at most.
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
