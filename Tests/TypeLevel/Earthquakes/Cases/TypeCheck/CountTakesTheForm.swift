/// A count ignores the radius of the form.
///
/// Stated by ``QuakeCountIntent``.
private func intent(_ form: QuakeForm) -> QuakeCountIntent {
  #if FAIL
  .count(form.near)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .count(form)
  #endif
}
