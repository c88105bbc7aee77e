/// An order whose answer was lost is taken for one that was paid.
///
/// Stated by ``ComicSale``.

import BookshelfDomain

private func sale(_ order: ComicOrder) -> ComicSale {
  #if FAIL
  ComicSale(order: order)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicSale(order: order, outcome: .restored)
  #endif
}
