/// What somebody typed into the search field is looked for as it stands, operators and all.
///
/// Stated by ``BookmarkListForm/filter(by:)``.

import BookmarksDomain

private func page(
  _ question: BookmarkListForm, by rules: BookmarkRules, of repository: any BookmarkRepository
) async throws(BookmarkFailure) -> BookmarkPage {
  #if FAIL
  try await repository.page(question)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await repository.page(question.filter(by: rules))
  #endif
}
