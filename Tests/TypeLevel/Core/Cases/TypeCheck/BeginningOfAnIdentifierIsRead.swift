/// Any text counts as the start of an identifier, and a blank one matches the only stored item.
///
/// Stated by ``IdentifierStart``.
private func begins(_ id: String, with typed: String) -> Bool {
  #if FAIL
  IdentifierStart(typed).begins(id)  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  IdentifierStart(typed)?.begins(id) ?? false
  #endif
}
