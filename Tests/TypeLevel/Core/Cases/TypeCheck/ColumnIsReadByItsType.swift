/// A column of text that is read as a number sorts every page as page 0.
///
/// Stated by ``SQLRow/integer(_:)``.
private func number(_ row: SQLRow) throws(SQLFailure) -> Int64 {
  #if FAIL
  row[0]  // expected-FAIL-error {{[cannot_convert_to_return_type]}}
  #else
  try row.integer(0)
  #endif
}
