/// A Boolean that is bound as the text `true` is never found by a query for 1.
///
/// Stated by ``SQLValue``.
private func unread(_ value: Bool) {
  // expected-error@+1 {{[cannot_convert_array_element]}}
  _ = SQLStatement("SELECT id FROM bookmark WHERE unread = $1", [value])
  _ = SQLStatement("SELECT id FROM bookmark WHERE unread = $1", [SQLValue.flag(value)])
}
