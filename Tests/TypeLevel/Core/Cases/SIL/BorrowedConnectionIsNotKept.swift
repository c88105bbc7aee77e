/// A connection that is kept in an object outlives its transaction and writes after the commit.
///
/// Stated by ``SQLWriting``.

private final class Keeper {
  let connection: any SQLWriting & ~Copyable
  init(_ connection: consuming any SQLWriting & ~Copyable) { self.connection = connection }
}

private func vacuum(_ database: any SQLDatabase) async throws(SQLFailure) {
  // expected-FAIL-error@+1 {{[sil_movechecking_guaranteed_value_consumed]}}
  try await database.write { rows throws(SQLFailure) in
    #if FAIL
    _ = Keeper(rows)
    #else
    _ = try rows.run(SQLStatement("DELETE FROM job"))
    #endif
  }
}
