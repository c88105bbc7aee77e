/// A button that has a label and no meaning is pressed, and nothing happens.
///
/// Stated by ``DialogChoice``.

import CoreDomain

private func leave() -> DialogChoice<Bool> {
  #if FAIL
  DialogChoice("Cancel")  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  DialogChoice("Cancel", false)
  #endif
}
