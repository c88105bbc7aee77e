/// A tag named `a/b`, concatenated into a path, leads to a page that does not exist.
///
/// Stated by ``Route/path``.
private func route(toTag tag: String) -> Route {
  #if FAIL
  Route(path: "/tags/\(tag)")  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Route(path: ["tags", tag])
  #endif
}
