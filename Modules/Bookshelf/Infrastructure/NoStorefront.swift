public import BookshelfDomain

/// A placeholder when no storefront is connected. Every request throws.
///
/// It declines no order, because the order may have been paid at a storefront that is not connected
/// now.
public struct NoStorefront: Storefront {
  public init() {}

  public func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    throw .storefront(
      reason: "No storefront is connected, so you cannot buy volumes. "
        + "Use --demo to try one that charges no money.")
  }
}
