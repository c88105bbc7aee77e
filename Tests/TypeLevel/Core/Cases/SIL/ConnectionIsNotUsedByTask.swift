/// A task outlives its transaction and uses the connection while another transaction has it.
///
/// Stated by ``SQLDatabase``.
private func clear(_ database: any SQLDatabase) async throws(SQLFailure) {
  let statement = SQLStatement("DELETE FROM job")
  // expected-FAIL-error@+1 {{[sil_movechecking_guaranteed_value_consumed]}}
  _ = try await database.write { rows throws(SQLFailure) in
    #if FAIL
    // expected-FAIL-error@+1 {{[regionbasedisolation_typed_tns_passed_sending_closure]}}
    Task { _ = try rows.run(statement) }
    #else
    _ = try rows.run(statement)
    #endif
  }
}
