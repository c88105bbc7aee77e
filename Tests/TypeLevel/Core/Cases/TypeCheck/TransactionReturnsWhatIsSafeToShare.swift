/// Rows that are returned in a shared object change while a page shows them.
///
/// Stated by ``SQLDatabase/read(_:)``.

private final class Shelf {
  var titles: [String] = []
}

private func titles(_ database: any SQLDatabase) async throws(SQLFailure) {
  // expected-FAIL-error@+1 {{[non_sendable_type]}}
  _ = try await database.read { rows throws(SQLFailure) in
    #if FAIL
    Shelf()
    #else
    Shelf().titles
    #endif
  }
}
