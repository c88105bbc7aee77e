/// A kind of image is offered but not drawn, and its page is empty.
///
/// Stated by ``QuakePictureKind``.
private func name(_ kind: QuakePictureKind) -> String {
  switch kind {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .map: "file"
  #else
  case .map, .histogram: "file"
  #endif
  }
}
