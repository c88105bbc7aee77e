/// An image of stored data is saved as a file, and does not show its age.
///
/// Stated by ``QuakePicture``.
private func picture(_ svg: String, _ origin: QuakeOrigin) {
  _ = QuakePicture(svg: svg)  // expected-error {{[missing_argument_named]}}
  _ = QuakePicture(svg: svg, origin: origin)
}
