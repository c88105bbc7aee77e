/// A connection that leaves its transaction writes after the commit, outside of any transaction.
///
/// Stated by ``SQLDatabase``.

import CoreDomain

private func clear(_ database: any SQLDatabase) async throws(SQLFailure) -> Int {
  // expected-FAIL-error@+1 {{[type_cannot_conform]}}
  let removed = try await database.write { rows throws(SQLFailure) in
    #if FAIL
    return rows
    #else
    return try rows.run(SQLStatement("DELETE FROM job"))
    #endif
  }
  return removed
}
