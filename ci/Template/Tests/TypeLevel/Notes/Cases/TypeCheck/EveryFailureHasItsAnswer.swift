/// A full disk is reported like an invalid input, and the user corrects an input that is valid.
///
/// Stated by ``NoteFailure``.
private func isWorthAnotherTry(_ failure: NoteFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .malformedTitle, .notFound: false
  #if !FAIL
  case .store: true
  #endif
  }
}
