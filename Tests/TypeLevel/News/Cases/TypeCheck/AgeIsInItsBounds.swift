/// A filter by an age of zero days hides everything.
///
/// Stated by ``FilterDays``.
private func test(_ days: Int) -> NewsFilter.Test? {
  #if FAIL
  .age(days)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  FilterDays(days).map { .age($0) }
  #endif
}
