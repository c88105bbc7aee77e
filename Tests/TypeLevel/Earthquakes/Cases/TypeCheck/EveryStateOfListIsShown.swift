/// A list that is being fetched looks like an empty one.
///
/// Stated by ``QuakeListState``.
private func isReady(_ state: QuakeListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .success, .failure: true
  #if FAIL
  case .idle, .preparing: false
  #else
  case .idle, .preparing, .loading: false
  #endif
  }
}
