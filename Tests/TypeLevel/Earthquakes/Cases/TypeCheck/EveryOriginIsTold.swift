/// Stored data looks like fresh data, because one of the origins is not handled.
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
