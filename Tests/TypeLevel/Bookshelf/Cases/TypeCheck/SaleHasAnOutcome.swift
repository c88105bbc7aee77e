/// An order whose response was lost counts as paid.
///
/// Stated by ``ComicSale``.
private func sale(_ order: ComicOrder) -> ComicSale {
  #if FAIL
  ComicSale(order: order)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicSale(order: order, outcome: .restored)
  #endif
}
