/// A connection that leaves its transaction writes after the commit, outside of any transaction.
///
/// Stated by ``SQLDatabase``.
private func clear(_ database: any SQLDatabase) async throws(SQLFailure) -> Int {
  let removed = try await database.write { rows throws(SQLFailure) in
    #if FAIL
    // expected-FAIL-error@+1 {{[cannot_convert_closure_result]}}
    return rows
    #else
    return try rows.run(SQLStatement("DELETE FROM job"))
    #endif
  }
  return removed
}
