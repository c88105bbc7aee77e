/// A page that shows stored data changes it.
///
/// Stated by ``StargazerPreferencesReader``.
private func look(
  _ usual: StargazerPreferences, _ reader: any StargazerPreferencesReader,
  _ writer: any StargazerPreferencesWriter
) async throws(StargazerFailure) {
  try await reader.remember(usual)  // expected-error {{[could_not_find_value_member]}}
  try await writer.remember(usual)
}
