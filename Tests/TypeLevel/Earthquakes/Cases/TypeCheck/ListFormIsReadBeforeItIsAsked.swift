/// A list of 0 rows, or of a million, is requested as typed.
///
/// Stated by ``QuakeListForm/request(by:)``.
private func request(_ form: QuakeListForm, by rules: QuakeRules) throws(QuakeFailure) {
  _ = form.request(by: rules)  // expected-error {{[throwing_call_without_try]}}
  _ = try form.request(by: rules)
}
