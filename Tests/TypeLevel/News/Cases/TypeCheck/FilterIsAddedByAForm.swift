/// A filter without a field and a verdict is added.
///
/// Stated by ``NewsFiltersIntent``.
private func intent(_ text: String) {
  let _: NewsFiltersIntent = .add(text)  // expected-error {{[cannot_convert_argument_value]}}
  let _: NewsFiltersIntent = .add(NewsFilterForm(verdict: "block", field: "title", value: text))
}
