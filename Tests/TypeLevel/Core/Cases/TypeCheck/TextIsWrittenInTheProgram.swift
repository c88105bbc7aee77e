/// A sort column taken from a page's address without a check is SQL of the client.
///
/// Stated by ``SQLText``.
private func titles(orderedBy column: String) -> SQLText {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  SQLText(stringLiteral: column)
  #else
  column == "size" ? "SELECT title FROM page ORDER BY size" : "SELECT title FROM page"
  #endif
}
