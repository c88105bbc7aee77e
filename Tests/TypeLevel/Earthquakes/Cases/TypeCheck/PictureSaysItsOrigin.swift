/// An image of stored data is saved as a file, and does not show its age.
///
/// Stated by ``QuakePicture``.
private func picture(_ svg: String, _ origin: QuakeOrigin) -> QuakePicture {
  #if FAIL
  QuakePicture(svg: svg)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakePicture(svg: svg, origin: origin)
  #endif
}
