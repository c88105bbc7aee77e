/// A typed table name ends the statement that contains it and starts another.
///
/// Stated by ``SQLName``.

private func creation(of table: SQLName) -> SQLText { "CREATE TABLE \(table) (id BIGINT)" }

private func creation(typed text: String) {
  _ = creation(of: text)  // expected-error {{[cannot_convert_argument_value]}}
  _ = creation(of: SQLName("page"))
}
