/// A title is requested as an address.
///
/// Stated by ``CataloguePage``.
private func ask(
  _ source: any CatalogueSource, for address: String, _ validators: HTTPValidators
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await source.fetch(address, validators)
  _ = try await source.fetch(CataloguePage(address), validators)
}
