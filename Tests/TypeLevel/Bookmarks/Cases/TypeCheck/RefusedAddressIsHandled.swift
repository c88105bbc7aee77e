/// A rejected address crashes the program, or counts as accepted.
///
/// Stated by ``BookmarkAddress/init(_:by:)``.

import BookmarksDomain

private func address(_ text: String, by rules: BookmarkRules) -> BookmarkAddress? {
  #if FAIL
  BookmarkAddress(text, by: rules)  // expected-FAIL-error {{[tryless_throwing_call_unhandled]}}
  #else
  try? BookmarkAddress(text, by: rules)
  #endif
}
