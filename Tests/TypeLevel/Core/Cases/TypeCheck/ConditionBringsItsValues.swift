/// A condition in a query without its values finds nothing.
///
/// Stated by ``SQLCondition``.
private func rows(_ condition: SQLCondition) -> SQLStatement {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  SQLStatement(condition)
  #else
  SQLStatement("SELECT id FROM page WHERE \(condition.text)", condition.values)
  #endif
}
