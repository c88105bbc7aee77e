/// A tag named `a/b`, concatenated into a path, leads to a page that does not exist.
///
/// Stated by ``Route/path``.
private func route(toTag tag: String) {
  _ = Route(path: "/tags/\(tag)")  // expected-error {{[cannot_convert_argument_value]}}
  _ = Route(path: ["tags", tag])
}
