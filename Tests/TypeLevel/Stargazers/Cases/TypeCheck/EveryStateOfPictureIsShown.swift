/// An image that is being drawn is shown as an empty one.
///
/// Stated by ``StarHistoryPictureState``.
private func isTold(_ state: StarHistoryPictureState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .idle, .preparing, .success, .failure: true
  #else
  case .idle, .preparing, .success, .failure, .loading: true
  #endif
  }
}
