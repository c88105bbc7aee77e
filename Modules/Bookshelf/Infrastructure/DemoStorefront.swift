public import BookshelfDomain
public import CoreDomain

/// A storefront that takes no money, and plays all that one may answer.
///
/// It has a ledger of its own, in tables and transactions of its own, as a storefront somewhere
/// else has one. So a program that dies between its answer and the shelf finds what it would find
/// there: an order that is paid, and not yet owned.
///
/// How a volume's identifier ends says what is decided about it: `-cancelled`, `-declined`;
/// `-owned` for one that every reader has paid for elsewhere; `-restored` for one whose payment is
/// found to have gone through before. Any other is bought. What is in the ledger goes first.
public struct DemoStorefront: Storefront {
  private let database: any SQLDatabase

  /// - Parameter database: one that has taken ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    let answer: Answer
    do throws(SQLFailure) {
      answer = try await database.write { connection throws(SQLFailure) in
        let payments = try connection.rows(DemoStorefrontSQL.payments(about: order)) {
          row throws(SQLFailure) in try DemoStorefrontSQL.decode(row)
        }
        let answer = Answer(to: order, knowing: payments)
        if answer.isPayment { try connection.run(DemoStorefrontSQL.pay(order)) }
        return answer
      }
    } catch {
      throw .storefront(
        reason: "The storefront does not answer, so it is not known whether the order is paid: "
          + error.description)
    }
    switch answer {
    case .outcome(let outcome, _): return outcome
    case .conflict:
      throw .storefront(
        reason: "The storefront knows order “\(DisplayText.quoted(order.id.raw))” as somebody "
          + "else's, or for another volume. Nothing was paid.")
    }
  }

  /// What is said to an order.
  private enum Answer: Sendable {
    case outcome(StorefrontOutcome, isPayment: Bool)
    /// There is another order of this identifier.
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

    /// An answer that is not in the ledger yet.
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
  /// What the demo decides about a volume that is asked for the first time.
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
