/// A folding with an unguarded cache loses entries, or crashes.
///
/// Stated by ``TextFolding``.

import Synchronization

private final class Remembering: TextFolding {
  #if FAIL
  // expected-FAIL-error@+1 {{[concurrent_value_class_mutable_property]}}
  private var known: [String: String] = [:]
  #else
  private let known = Mutex([String: String]())
  #endif

  var version: String { "1" }

  func folded(_ text: String) -> String { text }
}
