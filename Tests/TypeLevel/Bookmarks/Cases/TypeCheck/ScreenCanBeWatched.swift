/// A screen that announces nothing shows its first state for ever.
///
/// Stated by ``BookmarkListScreen/states()``.

import BookmarksDomain

private struct SilentList: BookmarkListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ question: BookmarkListForm) async {}
  func remove(_ ids: [Bookmark.ID], thenShowing question: BookmarkListForm) async {}
  func add() async {}
  #if FAIL
  func state() async -> BookmarkListState { .idle }
  #else
  func states() async -> AsyncStream<BookmarkListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
