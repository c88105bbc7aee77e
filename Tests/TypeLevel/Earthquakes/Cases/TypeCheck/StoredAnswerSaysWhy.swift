/// An answer from the store does not say whether the network works.
///
/// Stated by ``QuakeOrigin/stored(_:because:)``.

import EarthquakesDomain

private func origin(_ stored: StoredQuakes, _ failure: QuakeSourceFailure) -> QuakeOrigin {
  #if FAIL
  .stored(stored)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .stored(stored, because: failure)
  #endif
}
