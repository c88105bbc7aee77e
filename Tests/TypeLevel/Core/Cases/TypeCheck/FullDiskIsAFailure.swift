/// A full disk has no failure of its own, so the user tries again and again.
///
/// Stated by ``StoreFailure``.

import CoreDomain

private enum LetterFailure: Error {
  case busy(reason: String)
  #if FAIL
  case tooLarge(reason: String)
  #else
  case full(reason: String)
  #endif
  case storage(reason: String)
}

extension LetterFailure: StoreFailure {}  // expected-FAIL-error {{[type_does_not_conform]}}
