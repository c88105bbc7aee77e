/// A view reads the form itself, with its own rules.
///
/// Stated by ``QuakeSummaryIntent``.
private func intent(_ form: QuakeForm, _ query: QuakeQuery) -> QuakeSummaryIntent {
  #if FAIL
  .show(query)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .show(form)
  #endif
}
