/// A title with a quote, concatenated into a statement, ends it and starts another.
///
/// Stated by ``SQLText``.
private func deletion(of title: String) -> SQLStatement {
  #if FAIL
  // expected-FAIL-error@+1 {{[availability_decl_unavailable]}}
  let text: SQLText = "DELETE FROM page WHERE title = '\(title)'"
  #else
  let text: SQLText = "DELETE FROM page WHERE title = $1"
  #endif
  return SQLStatement(text, [.text(title)])
}
