/// An earthquake at latitude 118 is stored, because the two swapped numbers were not checked.
///
/// Stated by ``SQLPoint/init(latitude:longitude:)``.

import CoreDomain

private func point(_ latitude: Double, _ longitude: Double) -> SQLPoint? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  let point: SQLPoint = SQLPoint(latitude: latitude, longitude: longitude)
  #else
  let point: SQLPoint? = SQLPoint(latitude: latitude, longitude: longitude)
  #endif
  return point
}
