/// A filter without a field and a verdict is added.
///
/// Stated by ``NewsFiltersIntent``.
private func intent(_ text: String) -> NewsFiltersIntent {
  #if FAIL
  .add(text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .add(NewsFilterForm(verdict: "block", field: "title", value: text))
  #endif
}
