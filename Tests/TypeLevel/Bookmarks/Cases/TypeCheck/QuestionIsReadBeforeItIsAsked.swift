/// What somebody typed into the search field is looked for as it stands, operators and all.
///
/// Stated by ``BookmarkListForm/filter(by:)``.

import BookmarksDomain

private func page(
  _ form: BookmarkListForm, by rules: BookmarkRules, of repository: any BookmarkRepository
) async throws(BookmarkFailure) -> BookmarkPage {
  #if FAIL
  try await repository.page(form)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await repository.page(form.filter(by: rules))
  #endif
}
