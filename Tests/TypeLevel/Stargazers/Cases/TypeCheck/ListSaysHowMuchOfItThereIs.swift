/// A restricted list looks like an empty one.
///
/// Stated by ``StargazerList``.

private typealias Part = StargazerAvailability

private func empty(_ request: StargazerListRequest, _ from: StargazerOrigin, _ part: Part)
  -> StargazerList
{
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  StargazerList(request: request, stargazers: [], total: 5, origin: from)
  #else
  StargazerList(request: request, stargazers: [], total: 5, availability: part, origin: from)
  #endif
}
