public import BookshelfDomain
public import CoreDomain
public import CoreTesting
import Testing

/// The checks that every ``Storefront`` that sells volumes must pass. Each check gets a storefront
/// without payments.
public enum StorefrontContract {
  /// A storefront, and volumes with known outcomes.
  public struct Subject: Sendable {
    let storefront: any Storefront
    let cancelled: Comic.ID
    let declined: Comic.ID

    /// - Parameters:
    ///   - storefront: A storefront that sells all volumes except `cancelled` and `declined`.
    ///   - cancelled: A volume whose payment is always cancelled.
    ///   - declined: A volume whose payment is always declined.
    public init(_ storefront: any Storefront, cancelled: Comic.ID, declined: Comic.ID) {
      self.storefront = storefront
      self.cancelled = cancelled
      self.declined = declined
    }

    fileprivate func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
      try await storefront.settle(order)
    }

    fileprivate func settle(
      _ orders: ComicOrder...
    ) async throws(ComicFailure) -> [StorefrontOutcome] {
      var outcomes: [StorefrontOutcome] = []
      for order in orders { outcomes.append(try await settle(order)) }
      return outcomes
    }
  }

  public typealias Check = ContractCheck<Subject>

  public static let checks: [Check] = paying + refusing + hurrying

  private static let paying: [Check] = [
    ContractCheck("Charges an order once, and restores it after that") { shop in
      let outcomes = try await shop.settle(order("o1"), order("o1"), order("o1"))
      #expect(outcomes == [.bought, .restored, .restored])
    },
    ContractCheck("Charges a volume once, whatever its price is") { shop in
      let outcomes = try await shop.settle(
        order("o1", price: 500), order("o2", price: 600), order("o2", price: 600), order("o1"))
      #expect(outcomes == [.bought, .alreadyOwned, .alreadyOwned, .restored])
    },
    ContractCheck("Charges each reader separately") { shop in
      let outcomes = try await shop.settle(order("o1", reader: "r1"), order("o2", reader: "r2"))
      #expect(outcomes == [.bought, .bought])
    },
    ContractCheck("Charges each volume separately") { shop in
      let outcomes = try await shop.settle(order("o1", "c1"), order("o2", "c2"), order("o3", "c1"))
      #expect(outcomes == [.bought, .bought, .alreadyOwned])
    },
    ContractCheck("Distinguishes identifiers with special characters") { shop in
      let names = ["c", "C", "c ", "caf\u{E9}", "c%", "c_", "'; --", "合本"]
      for (number, name) in names.enumerated() {
        let outcome = try await shop.settle(order("o\(number)", name))
        #expect(outcome == .bought, "\(name)")
      }
    },
  ]

  private static let refusing: [Check] = [
    ContractCheck("A cancelled order is not paid, and can be repeated") { shop in
      for id in ["o1", "o1", "o2"] {
        let outcome = try await shop.settle(order(id, shop.cancelled.raw))
        #expect(outcome == .cancelled)
        #expect(!outcome.isOwned)
      }
    },
    ContractCheck("A declined order is not paid, has a reason, and can be repeated") { shop in
      for id in ["o1", "o1", "o2"] {
        let outcome = try await shop.settle(order(id, shop.declined.raw))
        guard case .declined(let reason) = outcome else {
          Issue.record("\(outcome) is not declined")
          return
        }
        #expect(reason.hasSuffix("."), "“\(reason)” is not a sentence")
        #expect(!outcome.isOwned)
      }
    },
  ]

  private static let hurrying: [Check] = [
    ContractCheck("Charges an order once for concurrent callers") { shop in
      let outcomes = try await concurrently(20) { _ in try await shop.settle(order("o1")) }
      #expect(outcomes.count { $0 == .bought } == 1)
      #expect(outcomes.count { $0 == .restored } == 19)
    },
    ContractCheck("Charges one of several concurrent orders for a volume") { shop in
      let outcomes = try await concurrently(20) { try await shop.settle(order("o\($0)")) }
      #expect(outcomes.count { $0 == .bought } == 1)
      #expect(outcomes.count { $0 == .alreadyOwned } == 19)
    },
  ]

  private static func order(
    _ id: String, _ comic: String = "c1", reader: String = "r1", price: Int = 500
  ) -> ComicOrder {
    .fixture(id: id, reader: .fixture(reader), comic: comic, price: .fixture(price))
  }
}
