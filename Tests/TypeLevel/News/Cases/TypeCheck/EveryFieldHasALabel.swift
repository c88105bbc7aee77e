/// A form does not mark an invalid field.
///
/// Stated by ``NewsField``.
private func label(of field: NewsField) -> String {
  switch field {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .story, .category, .words, .limit, .cursor, .address, .base, .verdict, .field,
    .value:
    field.rawValue
  #if !FAIL
  case .number: "number of the filter"
  #endif
  }
}
