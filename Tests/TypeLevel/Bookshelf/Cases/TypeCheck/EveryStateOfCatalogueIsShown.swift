/// A synchronisation that goes on looks like one that has ended.
///
/// Stated by ``ComicCatalogueState``.

import BookshelfDomain

private func isReady(_ state: ComicCatalogueState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success, .synchronised, .failure: true
  #if FAIL
  #else
  case .synchronising: false
  #endif
  }
}
