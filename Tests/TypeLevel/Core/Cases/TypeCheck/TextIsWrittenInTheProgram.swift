/// A column to order by, taken from the address of a page as it is, is a piece of a stranger's SQL.
///
/// Stated by ``SQLText``.

import CoreDomain

private func titles(orderedBy column: String) -> SQLText {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  SQLText(stringLiteral: column)
  #else
  column == "size" ? "SELECT title FROM page ORDER BY size" : "SELECT title FROM page"
  #endif
}
