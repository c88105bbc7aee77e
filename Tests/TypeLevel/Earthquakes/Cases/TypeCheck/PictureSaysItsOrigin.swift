/// A picture of what was stored is kept as a file, and nobody can tell how old it is.
///
/// Stated by ``QuakePicture``.

import EarthquakesDomain

private func picture(_ svg: String, _ origin: QuakeOrigin) -> QuakePicture {
  #if FAIL
  QuakePicture(svg: svg)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakePicture(svg: svg, origin: origin)
  #endif
}
