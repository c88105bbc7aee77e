/// A condition in a query without its values finds nothing.
///
/// Stated by ``SQLCondition``.
private func rows(_ condition: SQLCondition) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = SQLStatement(condition)
  _ = SQLStatement("SELECT id FROM page WHERE \(condition.text)", condition.values)
}
