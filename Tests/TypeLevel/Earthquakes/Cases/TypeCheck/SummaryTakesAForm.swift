/// A view reads the form itself, with its own rules.
///
/// Stated by ``QuakeSummaryIntent``.
private func intent(_ form: QuakeForm, _ query: QuakeQuery) {
  let _: QuakeSummaryIntent = .show(query)  // expected-error {{[cannot_convert_argument_value]}}
  let _: QuakeSummaryIntent = .show(form)
}
