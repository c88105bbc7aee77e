/// A count ignores the radius of the form.
///
/// Stated by ``QuakeCountIntent``.
private func intent(_ form: QuakeForm) {
  let _: QuakeCountIntent = .count(form.near)  // expected-error {{[cannot_convert_argument_value]}}
  let _: QuakeCountIntent = .count(form)
}
