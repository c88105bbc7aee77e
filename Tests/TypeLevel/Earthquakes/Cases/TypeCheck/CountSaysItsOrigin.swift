/// A number from last week is shown as though the service had said it now.
///
/// Stated by ``QuakeCount/origin``.

import EarthquakesDomain

private func answer(_ query: QuakeQuery, _ origin: QuakeOrigin) -> QuakeCount {
  #if FAIL
  QuakeCount(query: query, count: 3)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakeCount(query: query, count: 3, origin: origin)
  #endif
}
