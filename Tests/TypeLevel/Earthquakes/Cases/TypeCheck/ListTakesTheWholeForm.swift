/// A list that is shown again forgets its sort order.
///
/// Stated by ``QuakeListIntent``.
private func intent(_ form: QuakeListForm) {
  let _: QuakeListIntent = .show(form.form)  // expected-error {{[cannot_convert_argument_value]}}
  let _: QuakeListIntent = .show(form)
}
