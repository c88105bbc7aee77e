/// A list that is being synced looks like an empty one.
///
/// Stated by ``StargazerListState``.
private func isTold(_ state: StargazerListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .idle, .ready, .preparing, .success, .failure: true
  #else
  case .idle, .ready, .preparing, .success, .failure, .loading: true
  #endif
  }
}
