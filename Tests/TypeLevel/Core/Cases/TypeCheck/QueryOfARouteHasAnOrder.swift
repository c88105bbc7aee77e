/// A query with parameters in random order is a new address each time, and misses every cache.
///
/// Stated by ``Route/query``.
private func route(toTag tag: String, query: String) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = Route(path: ["bookmarks"], query: ["query": query, "tag": tag])
  _ = Route(path: ["bookmarks"], query: [.init("query", query), .init("tag", tag)])
}
