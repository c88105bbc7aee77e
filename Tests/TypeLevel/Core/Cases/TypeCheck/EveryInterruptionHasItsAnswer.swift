/// A program that was ended by whoever runs the machine has no words for it.
///
/// Stated by ``Interruption``.

import CoreDomain

private func cause(of request: Interruption) -> String {
  switch request {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .keyboard: "somebody"
  #else
  case .keyboard, .termination: "somebody"
  #endif
  }
}
