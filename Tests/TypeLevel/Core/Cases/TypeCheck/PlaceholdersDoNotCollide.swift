/// Two conditions of one query that both start at $1 use each other's values.
///
/// Stated by ``SQLTextIndex/condition(on:containing:placeholdersFrom:)``.
private func condition(_ word: String, in index: any SQLTextIndex) -> SQLCondition {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  index.condition(on: "page.id", containing: [word])
  #else
  index.condition(on: "page.id", containing: [word], placeholdersFrom: 2)
  #endif
}
