public import CoreDomain

/// An order for a volume. It is kept before the storefront is asked, and its identifier goes with
/// the question: so an order whose answer was lost is asked for again, and nobody pays twice.
public struct ComicOrder: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<ComicOrder, String>

  public let id: ID
  public let reader: Reader.ID
  public let comic: Comic.ID
  /// What was shown to the reader when they said yes.
  public let price: Price
  public let placedAt: Timestamp

  public init(
    id: ID, reader: Reader.ID, comic: Comic.ID, price: Price, placedAt: Timestamp
  ) {
    self.id = id
    self.reader = reader
    self.comic = comic
    self.price = price
    self.placedAt = placedAt
  }
}

/// A volume that somebody owns.
public struct ComicPurchase: Hashable, Sendable {
  public let comic: Comic.ID
  public let order: ComicOrder.ID
  /// What was paid.
  public let price: Price
  public let boughtAt: Timestamp

  public init(comic: Comic.ID, order: ComicOrder.ID, price: Price, boughtAt: Timestamp) {
    self.comic = comic
    self.order = order
    self.price = price
    self.boughtAt = boughtAt
  }
}

/// What a storefront answers to an order.
public enum StorefrontOutcome: Hashable, Sendable {
  /// It was paid for just now.
  case bought
  /// Whoever was asked to pay did not want to. Nothing was paid.
  case cancelled
  /// It was not paid; the reason is a sentence.
  case declined(reason: String)
  /// The reader has paid for the volume before, by another order.
  case alreadyOwned
  /// This very order was paid for before, and the answer was lost.
  case restored

  /// Whether the reader owns the volume now.
  public var isOwned: Bool {
    switch self {
    case .bought, .alreadyOwned, .restored: true
    case .cancelled, .declined: false
    }
  }
}

/// What an order came to.
public struct ComicSale: Hashable, Sendable {
  public let order: ComicOrder
  public let outcome: StorefrontOutcome

  public init(order: ComicOrder, outcome: StorefrontOutcome) {
    self.order = order
    self.outcome = outcome
  }
}

/// Where volumes are paid for.
public protocol Storefront: Sendable {
  /// Asks for the payment of an order, or what became of it.
  ///
  /// The order's identifier makes the question safe to repeat: an order that was paid is not paid
  /// again, and is answered with ``StorefrontOutcome/restored``. A volume that the reader has paid
  /// for by another order is answered with ``StorefrontOutcome/alreadyOwned``, and not paid either.
  /// An order that was cancelled or declined may be asked for again, and is decided anew.
  ///
  /// - Throws: ``ComicFailure/storefront(reason:)`` when nobody answers. Whether it was paid is not
  ///   known then: ask again with the same order.
  func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome
}
