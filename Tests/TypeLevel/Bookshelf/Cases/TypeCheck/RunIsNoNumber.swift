/// A synchronisation ends another one, and withdraws its series.
///
/// Stated by ``CatalogueRun``.
private func end(
  _ run: CatalogueRun, in store: any CatalogueStore, at now: Timestamp
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await store.end(run.number, at: now)
  _ = try await store.end(run, at: now)
}
