/// A filter is added that names neither its field nor what it does.
///
/// Stated by ``NewsFiltersIntent``.

import NewsDomain

private func intent(_ text: String) -> NewsFiltersIntent {
  #if FAIL
  .add(text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .add(NewsFilterForm(verdict: "block", field: "title", value: text))
  #endif
}
