/// A filter with an empty text hides everything.
///
/// Stated by ``FilterText``.
private func test(_ typed: String) -> NewsFilter.Test? {
  #if FAIL
  .title(typed)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  FilterText(typed).map { .title($0) }
  #endif
}
