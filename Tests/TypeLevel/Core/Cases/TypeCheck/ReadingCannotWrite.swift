/// A page that only reads rows changes them, bypassing the queue of writers.
///
/// Stated by ``SQLDatabase/read(_:)``.
private func run(_ job: SQLStatement, in database: any SQLDatabase) async throws(SQLFailure) {
  // expected-error@+1 {{[could_not_find_value_member]}}
  _ = try await database.read { rows throws(SQLFailure) in try rows.run(job) }
  _ = try await database.write { rows throws(SQLFailure) in try rows.run(job) }
}
