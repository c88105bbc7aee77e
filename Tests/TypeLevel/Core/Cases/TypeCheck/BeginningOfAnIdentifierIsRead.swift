/// Any text counts as the start of an identifier, and a blank one matches the only stored item.
///
/// Stated by ``IdentifierStart``.
private func begins(_ id: String, with typed: String) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: Bool = IdentifierStart(typed).begins(id)
  let _: Bool = IdentifierStart(typed)?.begins(id) ?? false
}
