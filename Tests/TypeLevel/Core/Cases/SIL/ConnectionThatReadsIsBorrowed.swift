/// A cache that takes a connection as its own reads in a transaction that is long over.
///
/// Stated by ``SQLReading``.

private func remember(_ connection: consuming any SQLReading & ~Copyable) {}

// expected-FAIL-error@+1 {{[sil_movechecking_guaranteed_value_consumed]}}
private func look(at rows: borrowing any SQLReading & ~Copyable) throws(SQLFailure) {
  #if FAIL
  remember(rows)
  #else
  _ = try rows.rows(SQLStatement("SELECT 1")) { row throws(SQLFailure) in try row.integer(0) }
  #endif
}
