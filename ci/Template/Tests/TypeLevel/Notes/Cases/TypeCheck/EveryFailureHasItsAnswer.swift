/// A store that is busy is reported like a mistake of the reader, who gives up.
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
