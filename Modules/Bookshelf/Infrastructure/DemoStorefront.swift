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
    let payments = try connection.rows(
      DemoStorefrontSQL.payments(about: order), as: DemoStorefrontSQL.decode)
    if let own = payments.first(where: { $0.order == order.id }) {
      return own.reader == order.reader && own.comic == order.comic ? .restored : nil
    }
    guard payments.isEmpty else { return .alreadyOwned }
    let outcome = StorefrontOutcome.demo(of: order.comic)
    if [.bought, .restored].contains(outcome) { try connection.run(DemoStorefrontSQL.pay(order)) }
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
