/// A busy store is reported like an error of the user, who gives up.
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
