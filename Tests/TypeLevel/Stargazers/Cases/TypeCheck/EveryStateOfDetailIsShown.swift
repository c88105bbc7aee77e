/// A stargazer that is being searched for is shown as not found.
///
/// Stated by ``StargazerDetailState``.
private func isTold(_ state: StargazerDetailState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .idle, .preparing, .success, .failure: true
  #else
  case .idle, .preparing, .success, .failure, .loading: true
  #endif
  }
}
