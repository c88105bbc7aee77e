/// An event that was taken back last year is shown as though it were still known.
///
/// Stated by ``FoundQuake``.

import EarthquakesDomain

private func found(_ quake: Quake, _ origin: QuakeOrigin) -> FoundQuake {
  #if FAIL
  FoundQuake(quake)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  FoundQuake(quake, origin: origin)
  #endif
}
