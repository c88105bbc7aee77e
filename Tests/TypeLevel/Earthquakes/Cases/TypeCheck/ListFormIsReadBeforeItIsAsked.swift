/// A list of 0 rows, or of a million, is requested as typed.
///
/// Stated by ``QuakeListForm/request(by:)``.
private func request(_ form: QuakeListForm, by rules: QuakeRules) throws(QuakeFailure) {
  // expected-error@+1 {{[throwing_call_without_try]}}
  let _: QuakeListRequest = form.request(by: rules)
  let _: QuakeListRequest = try form.request(by: rules)
}
