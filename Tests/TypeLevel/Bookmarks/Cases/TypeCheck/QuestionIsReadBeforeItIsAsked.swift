/// A typed query is searched for as plain text, including its operators.
///
/// Stated by ``BookmarkListForm/filter(by:)``.

import BookmarksDomain

private func page(
  _ form: BookmarkListForm, by normalizer: BookmarkNormalizer, of repository: any BookmarkRepository
) async throws(BookmarkFailure) -> BookmarkPage {
  #if FAIL
  try await repository.page(form)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await repository.page(form.filter(by: normalizer))
  #endif
}
