/// Typed text is stored without being validated.
///
/// Stated by ``BookmarkForm/draft(by:)``.
private func save(
  _ form: BookmarkForm, by normalizer: BookmarkNormalizer, in repository: any BookmarkRepository
) async throws(BookmarkFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.add(form, fetchingTitle: form.fetchesTitle)
  _ = try await repository.add(form.draft(by: normalizer), fetchingTitle: form.fetchesTitle)
}
