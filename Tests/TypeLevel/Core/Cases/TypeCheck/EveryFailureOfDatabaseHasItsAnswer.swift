/// A database of a newer program is treated as busy, and the program retries forever.
///
/// Stated by ``SQLFailure``.
private func isWorthAnotherTry(_ database: any SQLDatabase) async -> Bool {
  do throws(SQLFailure) {
    try await database.write { rows throws(SQLFailure) in _ = try rows.run(SQLStatement("VACUUM")) }
    return false
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .busy: return true
    case .unopenable, .full, .unwritable, .corrupt, .constraint, .nulInText, .cancelled, .unclear:
      return false
    #if FAIL
    case .malformedStatement, .unexpectedValue: return false
    #else
    case .malformedStatement, .unexpectedValue, .newerSchema, .alteredMigration: return false
    #endif
    }
  }
}
