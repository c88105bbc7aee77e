/// A transaction that waits for a web page holds every other writer until the page answers.
///
/// Stated by ``SQLDatabase/write(_:)``.

private func sizeOfPage() async -> Int64 { 0 }

private func keepSize(in database: any SQLDatabase) async throws(SQLFailure) {
  let arrived = await sizeOfPage()
  _ = try await database.write { rows throws(SQLFailure) in
    #if FAIL
    let size = await sizeOfPage()  // expected-FAIL-error {{[async_in_nonasync_function]}}
    #else
    let size = arrived
    #endif
    return try rows.run(SQLStatement("UPDATE page SET size = $1", [.integer(size)]))
  }
}
