/// A read deletes a row, without the lock for writing.
///
/// Stated by ``FeatureDatabase``.
private func clear<Failure: FeatureFailure>(
  _ database: FeatureDatabase<Failure>
) async throws(Failure) {
  let statement = SQLStatement("DELETE FROM job")
  // expected-error@+1 {{[could_not_find_value_member]}}
  try await database.read { rows throws(SQLFailure) in try rows.run(statement) }
  _ = try await database.write { rows throws(SQLFailure) in try rows.run(statement) }
}
