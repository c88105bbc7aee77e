/// A restricted list looks like an empty one.
///
/// Stated by ``StargazerList``.

private typealias Part = StargazerAvailability

private func empty(_ request: StargazerListRequest, _ from: StargazerOrigin, _ part: Part) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = StargazerList(request: request, stargazers: [], total: 5, origin: from)
  _ = StargazerList(request: request, stargazers: [], total: 5, availability: part, origin: from)
}
