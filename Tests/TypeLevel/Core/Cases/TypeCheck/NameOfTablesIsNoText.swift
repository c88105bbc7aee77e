/// A typed table name ends the statement that contains it and starts another.
///
/// Stated by ``SQLName``.

private func creation(of table: SQLName) -> SQLText { "CREATE TABLE \(table) (id BIGINT)" }

private func creation(typed text: String) -> SQLText {
  #if FAIL
  creation(of: text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  creation(of: SQLName("page"))
  #endif
}
