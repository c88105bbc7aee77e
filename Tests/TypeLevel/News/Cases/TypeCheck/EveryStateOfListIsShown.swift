/// A list whose failure has no picture leaves the reader before an empty page.
///
/// Stated by ``StoryListState``.

import NewsDomain

private func isReady(_ state: StoryListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing, .refreshing: false
  case .success, .marked: true
  #if FAIL
  #else
  case .failure: true
  #endif
  }
}
