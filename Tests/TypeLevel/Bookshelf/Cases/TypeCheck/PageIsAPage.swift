/// A title is requested as an address.
///
/// Stated by ``CataloguePage``.
private func ask(
  _ source: any CatalogueSource, for address: String, _ validators: HTTPValidators
) async throws(ComicFailure) -> CatalogueReply {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await source.fetch(address, validators)
  #else
  try await source.fetch(CataloguePage(address), validators)
  #endif
}
