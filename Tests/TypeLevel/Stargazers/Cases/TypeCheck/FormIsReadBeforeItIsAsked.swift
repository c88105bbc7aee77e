/// Typed text is sent to the service without being validated.
///
/// Stated by ``StargazerListForm/request(by:)``.
private func list(
  _ form: StargazerListForm, _ usual: StargazerPreferences, from repository: any StargazerRepository
) async throws(StargazerFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.list(form, progress: { _ in })
  _ = try await repository.list(try form.request(by: usual), progress: { _ in })
}
