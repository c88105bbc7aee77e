/// A page without a title is listed under the name `nil`.
///
/// Stated by ``SQLRow/optionalText(_:)``.
private func title(_ row: SQLRow) throws(SQLFailure) {
  let _: String = try row.optionalText(0)  // expected-error {{[optional_not_unwrapped]}}
  let _: String = try row.optionalText(0) ?? "untitled"
}
