/// A field with an invalid value is not marked.
///
/// Stated by ``StargazerField``.
private func label(_ field: StargazerField) -> String {
  switch field {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .repository, .sort: "list"
  #else
  case .repository, .sort, .limit, .cursor: "list"
  #endif
  }
}
