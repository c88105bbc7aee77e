public import BookshelfDomain

/// A storefront for programs that are not connected to a real one. Every order fails with
/// ``ComicFailure/storefront(reason:)``.
///
/// It does not return ``StorefrontOutcome/declined(reason:)``, because the order may have been paid
/// earlier, when a storefront was connected.
public struct NoStorefront: Storefront {
  public init() {}

  public func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    throw .storefront(
      reason: "No storefront is connected, so you cannot buy volumes. "
        + "Use --demo to try one that charges no money.")
  }
}
