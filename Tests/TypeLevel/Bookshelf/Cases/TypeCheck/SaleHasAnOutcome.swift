/// An order whose response was lost counts as paid.
///
/// Stated by ``ComicSale``.
private func sale(_ order: ComicOrder) {
  _ = ComicSale(order: order)  // expected-error {{[missing_argument_named]}}
  _ = ComicSale(order: order, outcome: .restored)
}
