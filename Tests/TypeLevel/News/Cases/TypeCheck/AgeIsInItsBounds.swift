/// A filter by an age of zero days hides everything.
///
/// Stated by ``FilterDays``.
private func test(_ days: Int) {
  let _: NewsFilter.Test? = .age(days)  // expected-error {{[cannot_convert_argument_value]}}
  let _: NewsFilter.Test? = FilterDays(days).map { .age($0) }
}
