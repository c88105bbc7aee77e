/// A purchase without an order is paid for again.
///
/// Stated by ``ComicPurchase``.
private func purchase(_ order: ComicOrder, at now: Timestamp) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ComicPurchase(comic: order.comic, order: order.comic, price: order.price, boughtAt: now)
  _ = ComicPurchase(comic: order.comic, order: order.id, price: order.price, boughtAt: now)
}
