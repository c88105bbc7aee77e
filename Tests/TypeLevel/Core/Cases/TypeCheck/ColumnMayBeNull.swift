/// A page without a title is listed under the name `nil`.
///
/// Stated by ``SQLRow/optionalText(_:)``.
private func title(_ row: SQLRow) throws(SQLFailure) -> String {
  #if FAIL
  try row.optionalText(0)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  try row.optionalText(0) ?? "untitled"
  #endif
}
