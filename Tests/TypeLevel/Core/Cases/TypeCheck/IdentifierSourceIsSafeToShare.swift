/// Two requests that increment one unguarded number get the same identifier.
///
/// Stated by ``IdentifierSource``.

import Synchronization

private final class Numbers: IdentifierSource {
  #if FAIL
  private var last = 0  // expected-FAIL-error {{[concurrent_value_class_mutable_property]}}
  #else
  private let last = Mutex(0)
  #endif

  func next() -> String { "a" }
}
