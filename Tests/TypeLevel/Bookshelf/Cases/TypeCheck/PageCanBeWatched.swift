/// A page that announces nothing stays white.
///
/// Stated by ``ComicPageScreen/states()``.

import BookshelfDomain

private struct Silent: ComicPageScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ item: String, page: Int?) async {}
  #if FAIL
  func state() async -> ComicPageState { .idle }
  #else
  func states() async -> AsyncStream<ComicPageState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
