/// An order that contains a reader's identifier counts as their order.
///
/// Stated by ``ComicShelfStore/place(_:for:)``.
private func place(
  _ order: ComicOrder, for reader: SignedInReader, in store: any ComicShelfStore
) async throws(ComicFailure) -> ComicOrder {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await store.place(order, for: order.reader)
  #else
  try await store.place(order, for: reader)
  #endif
}
