/// A kind of picture that is offered and that nobody draws is an empty page.
///
/// Stated by ``QuakePictureKind``.

import EarthquakesDomain

private func name(_ kind: QuakePictureKind) -> String {
  switch kind {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .map: "file"
  #else
  case .map, .histogram: "file"
  #endif
  }
}
