/// A storefront that does not answer is an error of the network, and the order is forgotten.
///
/// Stated by ``Storefront``.

import BookshelfDomain
import CoreDomain

private struct Broken: Storefront {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = HTTPFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func settle(_ order: ComicOrder) async throws(Failure) -> StorefrontOutcome { .bought }
}
