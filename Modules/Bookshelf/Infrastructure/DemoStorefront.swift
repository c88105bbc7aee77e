public import BookshelfDomain
public import CoreDomain

/// A storefront for demos and tests. It takes no money, and can return every possible outcome.
///
/// Like an external storefront, it stores payments in its own table and in separate transactions.
/// If the program crashes between the payment and the update of the shelf, the state is realistic:
/// the order is paid but the volume is not yet owned.
///
/// The suffix of a volume's identifier determines the outcome: `-cancelled`, `-declined`, `-owned`
/// (every reader has already bought the volume elsewhere), or `-restored` (the payment went through
/// earlier). All other volumes are bought. Existing payments take precedence.
public struct DemoStorefront: Storefront {
  private let database: any SQLDatabase

  /// - Parameter database: A database to which ``migrations`` have been applied.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    let outcome: StorefrontOutcome?
    do throws(SQLFailure) {
      outcome = try await database.write(as: SpanName()) { connection throws(SQLFailure) in
        try Self.settle(order, over: connection)
      }
    } catch {
      throw .storefront(
        reason: "The storefront did not respond, so it is unknown whether the order was paid. "
          + "Buy the volume again: you never pay twice. \(error.description)")
    }
    guard let outcome else {
      throw .storefront(
        reason: "Order “\(DisplayText.quoted(order.id.raw))” belongs to another reader or volume. "
          + "You were not charged.")
    }
    return outcome
  }

  /// - Returns: `nil` if an order of another reader or volume has this identifier.
  private static func settle(
    _ order: ComicOrder, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> StorefrontOutcome? {
    // The payment of the order, and the reader's payment for the volume: at most two rows.
    let query = SQLStatement(
      """
      SELECT order_id, reader_id, comic_id FROM bookshelf_storefront_payments
      WHERE order_id = $1 OR (reader_id = $2 AND comic_id = $3)
      """,
      [.text(order.id.raw), .text(order.reader.raw), .text(order.comic.raw)])
    let payments = try connection.rows(query) { row throws(SQLFailure) in
      (
        order: ComicOrder.ID(try row.text(0)), reader: Reader.ID(try row.text(1)),
        comic: Comic.ID(try row.text(2))
      )
    }
    if let own = payments.first(where: { $0.order == order.id }) {
      return own.reader == order.reader && own.comic == order.comic ? .restored : nil
    }
    guard payments.isEmpty else { return .alreadyOwned }
    let outcome = StorefrontOutcome.demo(of: order.comic)
    if [.bought, .restored].contains(outcome) {
      let payment = SQLStatement(
        """
        INSERT INTO bookshelf_storefront_payments
          (order_id, reader_id, comic_id, minor_units, currency)
        VALUES ($1, $2, $3, $4, $5)
        """,
        [
          .text(order.id.raw), .text(order.reader.raw), .text(order.comic.raw),
          .number(order.price.minorUnits), .text(order.price.currency.rawValue),
        ])
      try connection.run(payment)
    }
    return outcome
  }
}

extension StorefrontOutcome {
  /// Returns the outcome for a volume that is ordered for the first time.
  fileprivate static func demo(of comic: Comic.ID) -> StorefrontOutcome {
    let outcomes: [(ending: String, outcome: StorefrontOutcome)] = [
      ("-cancelled", .cancelled),
      ("-declined", .declined(reason: "The demo's card is declined for this volume.")),
      ("-owned", .alreadyOwned),
      ("-restored", .restored),
    ]
    return outcomes.first { comic.raw.hasSuffix($0.ending) }?.outcome ?? .bought
  }
}

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
