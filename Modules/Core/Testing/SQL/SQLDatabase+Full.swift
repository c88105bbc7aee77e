public import CoreDomain

extension SQLDatabase {
  /// Prevents an SQLite database from growing, so that a test sees the errors of a full disk.
  /// Writes that need more space then throw ``SQLFailure/full``.
  ///
  /// "The number of pages … cannot be reduced below the current database size."
  /// https://www.sqlite.org/pragma.html#pragma_max_page_count
  public func growNoMore() async throws(SQLFailure) {
    try await write { connection throws(SQLFailure) in
      _ = try connection.rows(SQLStatement("PRAGMA max_page_count = 1")) { _ in }
    }
  }
}
