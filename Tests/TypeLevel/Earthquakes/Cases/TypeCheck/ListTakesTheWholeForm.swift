/// A list that is shown again forgets its sort order.
///
/// Stated by ``QuakeListIntent``.
private func intent(_ form: QuakeListForm) -> QuakeListIntent {
  #if FAIL
  .show(form.form)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .show(form)
  #endif
}
