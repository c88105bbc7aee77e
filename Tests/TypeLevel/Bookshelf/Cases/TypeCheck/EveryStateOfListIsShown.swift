/// A list whose failure has no picture leaves the reader before an empty page.
///
/// Stated by ``ComicListState``.

import BookshelfDomain

private func isReady(_ state: ComicListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing, .reloading: false
  case .success, .progress: true
  #if FAIL
  #else
  case .failure: true
  #endif
  }
}
