/// An error that is not a database failure bypasses the code that rolls the transaction back.
///
/// Stated by ``SQLDatabase/write(_:)``.

#if FAIL
private typealias Failure = any Error
#else
private typealias Failure = SQLFailure
#endif

private func clear(_ rows: borrowing any SQLWriting & ~Copyable) throws(Failure) -> Int {
  try rows.run(SQLStatement("DELETE FROM job"))
}

private func clear(_ database: any SQLDatabase) async throws(SQLFailure) -> Int {
  try await database.write(clear)  // expected-FAIL-error {{[thrown_error_type_mismatch]}}
}
