/// An order that contains a reader's identifier counts as their order.
///
/// Stated by ``ComicShelfStore/place(_:for:)``.
private func place(
  _ order: ComicOrder, for reader: SignedInReader, in store: any ComicShelfStore
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await store.place(order, for: order.reader)
  _ = try await store.place(order, for: reader)
}
