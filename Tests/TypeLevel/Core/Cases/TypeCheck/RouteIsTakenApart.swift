/// A tag named `a/b`, written into a path by hand, leads to a place that there is not.
///
/// Stated by ``Route/path``.

import CoreDomain

private func route(toTag tag: String) -> Route {
  #if FAIL
  Route(path: "/tags/\(tag)")  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Route(path: ["tags", tag])
  #endif
}
