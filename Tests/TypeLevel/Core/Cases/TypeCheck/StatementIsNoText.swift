/// A title with a quote in it, glued into a statement by hand, ends the statement and begins another.
///
/// Stated by ``SQLStatement``.

import CoreDomain

private func forget(
  _ title: String, over rows: borrowing any SQLWriting & ~Copyable
) throws(SQLFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try rows.run("DELETE FROM page WHERE title = '\(title)'")
  #else
  try rows.run(SQLStatement("DELETE FROM page WHERE title = $1", [.text(title)]))
  #endif
}
