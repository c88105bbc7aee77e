/// A field with an invalid value is not marked.
///
/// Stated by ``QuakeField``.
private func label(_ field: QuakeField) -> String {
  switch field {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .near, .radius, .since, .magnitude: "query"
  #if FAIL
  case .sort: "list"
  #else
  case .sort, .limit, .cursor: "list"
  #endif
  }
}
