/// A visitor types a name, and sees the shelf of that reader.
///
/// Stated by ``ComicShelfStore/purchases(of:)``.
private func purchases(
  _ reader: Reader, _ proof: SignedInReader, in store: any ComicShelfStore
) async throws(ComicFailure) {
  _ = try await store.purchases(of: reader)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await store.purchases(of: proof)
}
