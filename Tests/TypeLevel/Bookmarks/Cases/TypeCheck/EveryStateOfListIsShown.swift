/// A list whose failure has no picture leaves the reader before an empty page.
///
/// Stated by ``BookmarkListState``.

import BookmarksDomain

private func isReady(_ state: BookmarkListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  #if FAIL
  case .success: true
  #else
  case .success, .failure: true
  #endif
  }
}
