/// An address of another feature opens the list of this one.
///
/// Stated by ``Routing/destination(of:)``.

import CoreDomain

private func open<Destination>(
  _ route: Route, with router: any Routing<Destination>
) async {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  await router.open(router.destination(of: route))
  #else
  if let place = router.destination(of: route) { await router.open(place) }
  #endif
}
