/// A rejected address crashes the program, or counts as accepted.
///
/// Stated by ``BookmarkAddress/init(_:by:)``.
private func read(_ text: String, by rule: BookmarkNormalizer) -> BookmarkAddress? {
  #if FAIL
  BookmarkAddress(text, by: rule)  // expected-FAIL-error {{[tryless_throwing_call_unhandled]}}
  #else
  try? BookmarkAddress(text, by: rule)
  #endif
}
