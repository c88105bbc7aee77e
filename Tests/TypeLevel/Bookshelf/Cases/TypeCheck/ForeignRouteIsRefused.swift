/// An address of another feature opens the shelf of this one.
///
/// Stated by ``BookshelfRouting/destination(of:)``.

import BookshelfDomain
import CoreDomain

private func open(_ route: Route, with router: any BookshelfRouting) async {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  await router.open(router.destination(of: route))
  #else
  if let place = router.destination(of: route) { await router.open(place) }
  #endif
}
