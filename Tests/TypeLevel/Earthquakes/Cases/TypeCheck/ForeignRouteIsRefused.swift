/// An address of another feature opens the count of this one.
///
/// Stated by ``EarthquakesRouting/destination(of:)``.

import CoreDomain
import EarthquakesDomain

private func open(_ route: Route, with router: any EarthquakesRouting) async {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  await router.open(router.destination(of: route))
  #else
  if let place = router.destination(of: route) { await router.open(place) }
  #endif
}
