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
    let answer: Answer
    do throws(SQLFailure) {
      answer = try await database.write(as: SpanName()) { connection throws(SQLFailure) in
        let payments = try connection.rows(DemoStorefrontSQL.payments(about: order)) {
          row throws(SQLFailure) in try DemoStorefrontSQL.decode(row)
        }
        let answer = Answer(to: order, knowing: payments)
        if answer.isPayment { try connection.run(DemoStorefrontSQL.pay(order)) }
        return answer
      }
    } catch {
      throw .storefront(
        reason: "The storefront did not respond, so it is unknown whether the order was paid. "
          + "Buy the volume again: you never pay twice. \(error.description)")
    }
    switch answer {
    case .outcome(let outcome, _): return outcome
    case .conflict:
      throw .storefront(
        reason: "Order “\(DisplayText.quoted(order.id.raw))” belongs to another reader or volume. "
          + "You were not charged.")
    }
  }

  /// The response to an order.
  private enum Answer: Sendable {
    case outcome(StorefrontOutcome, isPayment: Bool)
    /// Another order has this identifier.
    case conflict

    init(to order: ComicOrder, knowing payments: [DemoStorefrontSQL.Payment]) {
      if let own = payments.first(where: { $0.order == order.id }) {
        let isSame = own.reader == order.reader && own.comic == order.comic
        self = isSame ? .outcome(.restored, isPayment: false) : .conflict
      } else if payments.isEmpty {
        self = .outcome(.demo(of: order.comic))
      } else {
        self = .outcome(.alreadyOwned, isPayment: false)
      }
    }

    /// Returns the answer to an order for a volume that the reader has not paid for.
    private static func outcome(_ outcome: StorefrontOutcome) -> Answer {
      .outcome(outcome, isPayment: outcome == .bought || outcome == .restored)
    }

    var isPayment: Bool {
      switch self {
      case .outcome(_, let isPayment): isPayment
      case .conflict: false
      }
    }
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
