/// A link that came from outside runs a program in the reader’s page.
///
/// Stated by ``QuakePage``.

import EarthquakesDomain

private func link(_ address: String) -> String? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  QuakePage(address).address
  #else
  QuakePage(address)?.address
  #endif
}
