/// A storefront that does not respond causes a network error, and the order is lost.
///
/// Stated by ``Storefront``.
private struct Broken: Storefront {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = HTTPFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func settle(_ order: ComicOrder) async throws(Failure) -> StorefrontOutcome { .bought }
}
