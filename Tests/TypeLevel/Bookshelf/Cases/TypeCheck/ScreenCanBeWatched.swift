/// A screen that announces nothing shows its first state for ever.
///
/// Stated by ``ComicListScreen/states()``.

import BookshelfDomain

private struct SilentList: ComicListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func add(_ typed: String) async {}
  func remove(_ id: Comic.ID) async {}
  #if FAIL
  func state() async -> ComicListState { .idle }
  #else
  func states() async -> AsyncStream<ComicListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
