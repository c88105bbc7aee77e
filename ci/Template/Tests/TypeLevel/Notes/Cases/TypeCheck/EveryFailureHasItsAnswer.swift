/// A busy store is reported like a mistake of the user, who then does not try again.
///
/// Stated by ``NoteFailure``.

import NotesDomain

private func isWorthAnotherTry(_ failure: NoteFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .malformedTitle, .notFound, .full, .storage: false
  #if FAIL
  #else
  case .busy: true
  #endif
  }
}
