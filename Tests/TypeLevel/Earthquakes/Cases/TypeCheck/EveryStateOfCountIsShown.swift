/// A spinner turns forever after a count has failed.
///
/// Stated by ``QuakeCountState``.
private func isTurning(_ state: QuakeCountState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .counting: true
  #if FAIL
  case .idle, .success: false
  #else
  case .idle, .success, .failure: false
  #endif
  }
}
