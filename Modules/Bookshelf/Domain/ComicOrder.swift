public import CoreDomain

/// A reader's order to buy a volume.
///
/// The order is stored before it is sent to the storefront. If the response is lost, the same order
/// is sent again. The storefront recognizes the order's identifier and does not charge the reader
/// twice.
public struct ComicOrder: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<ComicOrder, String>

  public let id: ID
  public let reader: Reader.ID
  public let comic: Comic.ID
  /// The price that the reader confirmed.
  public let price: Price
  public let placedAt: Timestamp

  public init(id: ID, reader: Reader.ID, comic: Comic.ID, price: Price, placedAt: Timestamp) {
    self.id = id
    self.reader = reader
    self.comic = comic
    self.price = price
    self.placedAt = placedAt
  }
}

/// A volume that a reader owns, and the order with which it was bought.
public struct ComicPurchase: Hashable, Sendable {
  public let comic: Comic.ID
  public let order: ComicOrder.ID
  /// The price that the reader confirmed in the order.
  public let price: Price
  public let boughtAt: Timestamp

  public init(comic: Comic.ID, order: ComicOrder.ID, price: Price, boughtAt: Timestamp) {
    self.comic = comic
    self.order = order
    self.price = price
    self.boughtAt = boughtAt
  }
}

/// The storefront's response to an order.
public enum StorefrontOutcome: Hashable, Sendable {
  /// The payment succeeded.
  case bought
  /// The reader cancelled the payment. Nothing was paid.
  case cancelled
  /// The payment was declined. The reason is a sentence.
  case declined(reason: String)
  /// The reader already paid for the volume with another order.
  case alreadyOwned
  /// An earlier request has already paid this order, but its response was lost.
  case restored

  /// Whether the reader now owns the volume.
  public var isOwned: Bool {
    switch self {
    case .bought, .alreadyOwned, .restored: true
    case .cancelled, .declined: false
    }
  }
}

public struct ComicSale: Hashable, Sendable {
  public let order: ComicOrder
  public let outcome: StorefrontOutcome

  public init(order: ComicOrder, outcome: StorefrontOutcome) {
    self.order = order
    self.outcome = outcome
  }
}

/// A payment service for volumes.
public protocol Storefront: Sendable {
  /// Charges the price of an order and returns the outcome.
  ///
  /// The request is idempotent by the order's identifier: a paid order is not charged again and
  /// returns ``StorefrontOutcome/restored``. If the reader has paid for the volume with another
  /// order, returns ``StorefrontOutcome/alreadyOwned`` without a charge. A cancelled or declined
  /// order can be sent again and may then succeed.
  ///
  /// - Throws: ``ComicFailure/storefront(reason:)`` if the storefront returns no outcome. The
  ///   reader may have been charged: retry with the same order.
  func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome
}
