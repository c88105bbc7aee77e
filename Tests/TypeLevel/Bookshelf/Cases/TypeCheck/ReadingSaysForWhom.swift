/// A new parser is enabled for all readers at once.
///
/// Stated by ``CatalogueReading``.
private func read(
  _ source: any ByteSource, _ reading: any CatalogueReading, _ key: String
) async throws(ComicFailure) {
  _ = try await reading.read(source) { _ in }  // expected-error {{[missing_argument_named]}}
  _ = try await reading.read(source, for: key) { _ in }
}
