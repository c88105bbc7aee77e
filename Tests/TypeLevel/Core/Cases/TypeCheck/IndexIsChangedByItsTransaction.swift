/// A read transaction removes a row from the index, and hides an existing bookmark.
///
/// Stated by ``SQLTextIndex/remove(_:over:)``.
private func forget(
  _ row: Int64, in index: any SQLTextIndex, of database: any SQLDatabase
) async throws(SQLFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value_protocol]}}
  try await database.read { rows throws(SQLFailure) in try index.remove(row, over: rows) }
  try await database.write { rows throws(SQLFailure) in try index.remove(row, over: rows) }
}
