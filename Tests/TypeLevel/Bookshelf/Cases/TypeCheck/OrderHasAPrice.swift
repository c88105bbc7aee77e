/// An order has no price, and costs whatever the volume costs later.
///
/// Stated by ``ComicOrder``.
private func order(
  _ id: ComicOrder.ID, of reader: Reader.ID, _ comic: Comic.ID, for price: Price, at now: Timestamp
) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = ComicOrder(id: id, reader: reader, comic: comic, placedAt: now)
  _ = ComicOrder(id: id, reader: reader, comic: comic, price: price, placedAt: now)
}
