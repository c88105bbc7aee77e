/// A map is drawn instead of a histogram.
///
/// Stated by ``QuakePictureIntent``.
private func intent(_ form: QuakeForm) -> QuakePictureIntent {
  #if FAIL
  .draw(of: form)  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  .draw(.histogram, of: form)
  #endif
}
