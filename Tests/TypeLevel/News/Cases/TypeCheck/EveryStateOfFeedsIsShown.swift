/// A feed that cannot be added leaves the reader waiting for it.
///
/// Stated by ``NewsFeedsState``.

import NewsDomain

private func isReady(_ state: NewsFeedsState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing, .adding, .refreshing: false
  case .added, .removed, .filed, .refreshed, .success: true
  #if FAIL
  #else
  case .failure: true
  #endif
  }
}
