/// A counter that a transaction increments while a page reads it is torn.
///
/// Stated by ``SQLDatabase/write(_:)``.

private final class Progress {
  var done = 0
}

private func importAll(
  _ progress: Progress, into database: any SQLDatabase
) async throws(SQLFailure) {
  let total = progress.done
  try await database.write { rows throws(SQLFailure) in
    #if FAIL
    let done = progress.done  // expected-FAIL-error {{[non_sendable_capture]}}
    #else
    let done = total
    #endif
    try rows.run(SQLStatement("UPDATE job SET done = $1", [.integer(Int64(done))]))
  }
}
