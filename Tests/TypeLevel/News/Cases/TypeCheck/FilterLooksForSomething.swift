/// A filter with an empty text hides everything.
///
/// Stated by ``FilterText``.
private func test(_ typed: String) {
  let _: NewsFilter.Test? = .title(typed)  // expected-error {{[cannot_convert_argument_value]}}
  let _: NewsFilter.Test? = FilterText(typed).map { .title($0) }
}
