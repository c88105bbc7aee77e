/// Typed text is sent to the service without being validated.
///
/// Stated by ``QuakeForm/query(by:)``.
private func count(
  _ form: QuakeForm, by rules: QuakeRules, in repository: any QuakeRepository
) async throws(QuakeFailure) {
  _ = try await repository.count(form)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await repository.count(form.query(by: rules))
}
