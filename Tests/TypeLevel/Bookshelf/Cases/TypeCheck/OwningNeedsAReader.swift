/// A visitor types a name, and sees the shelf of that reader.
///
/// Stated by ``ComicShelfStore/purchases(of:)``.
private func purchases(
  _ reader: Reader, _ proof: SignedInReader, in store: any ComicShelfStore
) async throws(ComicFailure) -> [ComicPurchase] {
  #if FAIL
  try await store.purchases(of: reader)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await store.purchases(of: proof)
  #endif
}
