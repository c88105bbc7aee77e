/// A purchase without an order is paid for again.
///
/// Stated by ``ComicPurchase``.
private func purchase(_ order: ComicOrder, at now: Timestamp) -> ComicPurchase {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  ComicPurchase(comic: order.comic, order: order.comic, price: order.price, boughtAt: now)
  #else
  ComicPurchase(comic: order.comic, order: order.id, price: order.price, boughtAt: now)
  #endif
}
