/// A column of text that is read as a number sorts every page as page 0.
///
/// Stated by ``SQLRow/integer(_:)``.
private func number(_ row: SQLRow) throws(SQLFailure) {
  let _: Int64 = row[0]  // expected-error {{[cannot_convert_initializer_value]}}
  let _: Int64 = try row.integer(0)
}
