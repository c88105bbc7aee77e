public import BookshelfDomain

/// Stands where a storefront would, as long as none is connected: it is asked in vain.
///
/// It declines nothing, since an order may have been paid at a storefront that is not there now.
public struct NoStorefront: Storefront {
  public init() {}

  public func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    throw .storefront(
      reason: "No storefront is connected, so nothing can be bought. "
        + "Start the program with --demo to try one that takes no money.")
  }
}
