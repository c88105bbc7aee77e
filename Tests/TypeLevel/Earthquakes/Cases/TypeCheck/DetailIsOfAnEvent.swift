/// The text of a form opens the page of a wrong event.
///
/// Stated by ``QuakeDetailIntent``.
private func intent(_ typed: String) -> QuakeDetailIntent {
  #if FAIL
  .show(typed)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .show(Quake.ID(typed))
  #endif
}
