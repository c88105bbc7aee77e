/// Code that only stores the last repository can read it.
///
/// Stated by ``StargazerPreferencesWriter``.
private func usual(
  _ reader: any StargazerPreferencesReader, _ writer: any StargazerPreferencesWriter
) async throws(StargazerFailure) {
  _ = try await writer.preferences()  // expected-error {{[could_not_find_value_member]}}
  _ = try await reader.preferences()
}
