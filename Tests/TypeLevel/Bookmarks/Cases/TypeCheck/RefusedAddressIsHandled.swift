/// A rejected address crashes the program, or counts as accepted.
///
/// Stated by ``BookmarkAddress/init(_:by:)``.
private func read(_ text: String, by rule: BookmarkNormalizer) {
  _ = BookmarkAddress(text, by: rule)  // expected-error {{[tryless_throwing_call_unhandled]}}
  _ = try? BookmarkAddress(text, by: rule)
}
