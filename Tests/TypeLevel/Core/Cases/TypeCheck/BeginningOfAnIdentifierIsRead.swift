/// Any text is taken for the beginning of an identifier, and a blank one means whatever is stored alone.
///
/// Stated by ``IdentifierStart``.

import CoreDomain

private func begins(_ id: String, with typed: String) -> Bool {
  #if FAIL
  IdentifierStart(typed).begins(id)  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  IdentifierStart(typed)?.begins(id) ?? false
  #endif
}
