/// The text of a form opens the page of a wrong event.
///
/// Stated by ``QuakeDetailIntent``.
private func intent(_ typed: String) {
  let _: QuakeDetailIntent = .show(typed)  // expected-error {{[cannot_convert_argument_value]}}
  let _: QuakeDetailIntent = .show(Quake.ID(typed))
}
