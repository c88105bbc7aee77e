/// A title with a line break in it is kept, and the list shows two lines for one quake.
///
/// Stated by ``QuakeTitle/init(_:)``.

import EarthquakesDomain

private func title(_ typed: String) throws(QuakeFailure) -> QuakeTitle {
  #if FAIL
  QuakeTitle(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try QuakeTitle(typed)
  #endif
}
