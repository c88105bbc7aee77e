/// A title with a quote in it ends the statement that it is written into, and begins another.
///
/// Stated by ``SQLText``.

import CoreDomain

private func deletion(of title: String) -> SQLStatement {
  #if FAIL
  // expected-FAIL-error@+1 {{[availability_decl_unavailable]}}
  let text: SQLText = "DELETE FROM page WHERE title = '\(title)'"
  #else
  let text: SQLText = "DELETE FROM page WHERE title = $1"
  #endif
  return SQLStatement(text, [.text(title)])
}
