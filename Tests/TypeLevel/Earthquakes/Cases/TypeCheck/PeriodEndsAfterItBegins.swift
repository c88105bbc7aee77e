/// A period whose ends were exchanged finds nothing, and the quakes in it are removed as gone.
///
/// Stated by ``QuakePeriod/init(from:through:)``.

import CoreDomain
import EarthquakesDomain

private func isIn(_ moment: Timestamp, _ first: Timestamp, _ last: Timestamp) -> Bool {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  QuakePeriod(from: first, through: last).contains(moment)
  #else
  QuakePeriod(from: first, through: last)?.contains(moment) ?? false
  #endif
}
