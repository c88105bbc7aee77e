/// A sort column taken from a page's address without a check is SQL of the client.
///
/// Stated by ``SQLText``.
private func titles(orderedBy column: String) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = SQLText(stringLiteral: column)
  _ = column == "size" ? "SELECT title FROM page ORDER BY size" : "SELECT title FROM page"
}
