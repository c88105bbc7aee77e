/// A history that is being fetched is shown without its weeks.
///
/// Stated by ``StarHistoryState``.
private func isTold(_ state: StarHistoryState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .idle, .preparing, .success, .failure: true
  #else
  case .idle, .preparing, .success, .failure, .loading: true
  #endif
  }
}
