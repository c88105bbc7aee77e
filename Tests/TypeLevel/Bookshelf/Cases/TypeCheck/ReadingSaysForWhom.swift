/// A new parser is enabled for all readers at once.
///
/// Stated by ``CatalogueReading``.
private func read(
  _ source: any ByteSource, _ reading: any CatalogueReading, _ key: String
) async throws(ComicFailure) -> CatalogueReadingReport {
  #if FAIL
  try await reading.read(source) { _ in }  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try await reading.read(source, for: key) { _ in }
  #endif
}
