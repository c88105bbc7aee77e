/// Two conditions of one query that both start at $1 use each other's values.
///
/// Stated by ``SQLTextIndex/condition(on:containing:placeholdersFrom:)``.
private func condition(_ word: String, in index: any SQLTextIndex) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = index.condition(on: "page.id", containing: [word])
  _ = index.condition(on: "page.id", containing: [word], placeholdersFrom: 2)
}
