/// A title with a quote, concatenated into a statement, ends the statement and starts another.
///
/// Stated by ``SQLStatement``.
private func forget(
  _ title: String, over rows: borrowing any SQLWriting & ~Copyable
) throws(SQLFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  try rows.run("DELETE FROM page WHERE title = '\(title)'")
  try rows.run(SQLStatement("DELETE FROM page WHERE title = $1", [.text(title)]))
}
