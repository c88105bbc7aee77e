/// A query with parameters in random order is a new address each time, and misses every cache.
///
/// Stated by ``Route/query``.
private func route(toTag tag: String, query: String) -> Route {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Route(path: ["bookmarks"], query: ["query": query, "tag": tag])
  #else
  Route(path: ["bookmarks"], query: [.init("query", query), .init("tag", tag)])
  #endif
}
