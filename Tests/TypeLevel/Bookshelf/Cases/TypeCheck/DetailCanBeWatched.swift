/// A series that announces nothing is never there to be read.
///
/// Stated by ``ComicDetailScreen/states()``.

import BookshelfDomain

private struct Silent: ComicDetailScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ id: ComicSeries.ID) async {}
  func showSeries(of comic: Comic.ID) async {}
  func buy(_ comic: Comic.ID, shownAt price: Price?) async {}
  func read(_ item: ComicItem, page: Int?) async {}
  #if FAIL
  func state() async -> ComicDetailState { .idle }
  #else
  func states() async -> AsyncStream<ComicDetailState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
