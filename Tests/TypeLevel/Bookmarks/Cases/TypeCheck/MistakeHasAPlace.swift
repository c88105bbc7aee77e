/// An error without a position leaves the user to guess which parenthesis is missing.
///
/// Stated by ``BookmarkQueryMistake/position``.
private func mistake(in query: String, at position: Int) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = BookmarkQueryMistake(query: query, reason: "a parenthesis is missing")
  _ = BookmarkQueryMistake(query: query, position: position, reason: "a parenthesis is missing")
}
