/// A migration with values of the machine gives two databases different schemas.
///
/// Stated by ``SQLMigration/statements``.
private func step(_ limit: Int64) -> SQLMigration {
  #if FAIL
  let width = SQLStatement("ALTER TABLE page ADD size BIGINT DEFAULT $1", [.integer(limit)])
  #else
  let width: SQLText = "ALTER TABLE page ADD size BIGINT DEFAULT 0"
  #endif
  // expected-FAIL-error@+1 {{[cannot_convert_array_element]}}
  return SQLMigration(feature: "pages", number: 2, statements: [width])
}
