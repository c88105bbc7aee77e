/// A synchronisation that announces nothing seems to hang.
///
/// Stated by ``ComicCatalogueScreen/states()``.

import BookshelfDomain

private struct Silent: ComicCatalogueScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func synchronise(with source: String) async {}
  #if FAIL
  func state() async -> ComicCatalogueState { .idle }
  #else
  func states() async -> AsyncStream<ComicCatalogueState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
