/// Code that only stores the last repository can read it.
///
/// Stated by ``StargazerPreferencesWriter``.
private func usual(
  _ reader: any StargazerPreferencesReader, _ writer: any StargazerPreferencesWriter
) async throws(StargazerFailure) -> StargazerPreferences {
  #if FAIL
  try await writer.preferences()  // expected-FAIL-error {{[could_not_find_value_member]}}
  #else
  try await reader.preferences()
  #endif
}
