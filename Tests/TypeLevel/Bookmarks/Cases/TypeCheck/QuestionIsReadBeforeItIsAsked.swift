/// A typed query is searched for as plain text, including its operators.
///
/// Stated by ``BookmarkListForm/filter(by:)``.
private func page(
  _ form: BookmarkListForm, by normalizer: BookmarkNormalizer, of stored: any StoredBookmarks
) async throws(BookmarkFailure) -> BookmarkPage {
  #if FAIL
  try await stored.page(form)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await stored.page(form.filter(by: normalizer))
  #endif
}
