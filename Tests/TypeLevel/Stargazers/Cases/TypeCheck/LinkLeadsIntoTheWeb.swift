/// A link that a stranger wrote runs a script on the page.
///
/// Stated by ``StargazerLink/init(_:)``.

import StargazersDomain

private func href(_ text: String) -> String {
  #if FAIL
  StargazerLink(text).address  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  StargazerLink(text)?.address ?? ""
  #endif
}
