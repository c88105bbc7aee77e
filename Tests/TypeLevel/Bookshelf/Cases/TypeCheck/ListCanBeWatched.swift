/// A shelf that announces nothing shows its first state for ever.
///
/// Stated by ``ComicListScreen/states()``.

import BookshelfDomain

private struct Silent: ComicListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ form: ComicListForm, reloading: Bool) async {}
  func showProgress() async {}
  func open(_ id: ComicSeries.ID) async {}
  func openSearch() async {}
  #if FAIL
  func state() async -> ComicListState { .idle }
  #else
  func states() async -> AsyncStream<ComicListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
