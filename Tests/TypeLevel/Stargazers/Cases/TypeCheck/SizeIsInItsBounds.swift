/// A page of 0 rows is requested.
///
/// Stated by ``PageSize``.
private func size(_ rows: Int) -> PageSize {
  #if FAIL
  PageSize(rows)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  PageSize(rows) ?? .usual
  #endif
}
