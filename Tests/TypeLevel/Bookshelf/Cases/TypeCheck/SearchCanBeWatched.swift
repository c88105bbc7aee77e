/// A search that announces nothing never finds anything.
///
/// Stated by ``ComicSearchScreen/states()``.

import BookshelfDomain

private struct Silent: ComicSearchScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func type(_ form: ComicListForm) async {}
  func open(_ id: ComicSeries.ID) async {}
  #if FAIL
  func state() async -> ComicSearchState { .idle }
  #else
  func states() async -> AsyncStream<ComicSearchState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
