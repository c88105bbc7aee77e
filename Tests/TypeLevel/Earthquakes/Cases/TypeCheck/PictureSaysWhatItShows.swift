/// A map is drawn instead of a histogram.
///
/// Stated by ``QuakePictureIntent``.
private func intent(_ form: QuakeForm) {
  let _: QuakePictureIntent = .draw(of: form)  // expected-error {{[missing_argument_positional]}}
  let _: QuakePictureIntent = .draw(.histogram, of: form)
}
