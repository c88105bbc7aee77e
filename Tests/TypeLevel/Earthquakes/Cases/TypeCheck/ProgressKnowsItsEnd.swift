/// A bar that was given no end stands still, and the reader gives up.
///
/// Stated by ``QuakeProgress``.

import EarthquakesDomain

private func progress(_ done: Int, _ total: Int) -> QuakeProgress {
  #if FAIL
  QuakeProgress(done: done)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakeProgress(done: done, of: total)
  #endif
}
