/// The user waits forever for a feed that cannot be added.
///
/// Stated by ``NewsFeedsState``.
private func isReady(_ state: NewsFeedsState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing, .adding, .refreshing: false
  case .added, .removed, .filed, .refreshed, .success: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
