/// A tag named `c++`, concatenated into an address, opens the list of the tag `c  `.
///
/// Stated by ``Navigator/go(to:)``.
private func open(tag: String, with navigator: any Navigator) async {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  await navigator.go(to: "/bookmarks?tag=\(tag)")
  await navigator.go(to: Route(path: ["bookmarks"], query: [.init("tag", tag)]))
}
