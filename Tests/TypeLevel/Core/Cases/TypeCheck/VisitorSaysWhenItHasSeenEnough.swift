/// A search for one row reads a million rows.
///
/// Stated by ``SQLVisit``.
private func isThere(
  _ query: SQLStatement, in database: any SQLDatabase
) async throws(SQLFailure) -> Bool {
  try await database.read { rows throws(SQLFailure) in
    var found = false
    try rows.visit(query) { _ in
      found = true
      #if FAIL
      return ()  // expected-FAIL-error {{[cannot_convert_closure_result]}}
      #else
      return SQLVisit.stop
      #endif
    }
    return found
  }
}
