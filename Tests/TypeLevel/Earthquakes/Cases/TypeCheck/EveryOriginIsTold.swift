/// What is stored is shown like what the service says, since one of the origins was forgotten.
///
/// Stated by ``QuakeOrigin``.

import EarthquakesDomain

private func isSure(_ origin: QuakeOrigin) -> Bool {
  switch origin {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .service, .fresh: true
  #else
  case .service, .fresh, .stored: true
  #endif
  }
}
