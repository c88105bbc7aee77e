/// A sort column taken from a page's address without a check is SQL of the client.
///
/// Stated by ``SQLText``.
private func titles(orderedBy column: String) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  let _: SQLText = SQLText(stringLiteral: column)
  let _: SQLText = column == "size" ? "SELECT id FROM page ORDER BY size" : "SELECT id FROM page"
}
