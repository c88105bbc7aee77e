/// A typed query is searched for as plain text, including its operators.
///
/// Stated by ``BookmarkListForm/filter(by:)``.
private func page(
  _ form: BookmarkListForm, by normalizer: BookmarkNormalizer, of stored: any StoredBookmarks
) async throws(BookmarkFailure) {
  _ = try await stored.page(form)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await stored.page(form.filter(by: normalizer))
}
