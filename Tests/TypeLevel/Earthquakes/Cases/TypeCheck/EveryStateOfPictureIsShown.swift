/// The user waits forever for an image that failed.
///
/// Stated by ``QuakePictureState``.
private func isWaiting(_ state: QuakePictureState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .preparing, .loading: true
  #if FAIL
  case .idle, .success: false
  #else
  case .idle, .success, .failure: false
  #endif
  }
}
