/// A form reaches the repository without being validated.
///
/// Stated by ``ComicListForm``.
private func shelf(
  _ form: ComicListForm, in repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.shelf(form, for: nil)
  _ = try await repository.shelf(try form.request(isSignedIn: false), for: nil)
}
