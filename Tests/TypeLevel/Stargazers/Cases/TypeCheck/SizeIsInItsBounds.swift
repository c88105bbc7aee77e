/// A page of 0 rows is requested.
///
/// Stated by ``PageSize``.
private func size(_ rows: Int) {
  let _: PageSize = PageSize(rows)  // expected-error {{[optional_not_unwrapped]}}
  let _: PageSize = PageSize(rows) ?? .usual
}
