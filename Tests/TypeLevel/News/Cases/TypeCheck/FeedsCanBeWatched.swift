/// A refresh that announces nothing seems to hang.
///
/// Stated by ``NewsFeedsScreen/states()``.

import NewsDomain

private struct Silent: NewsFeedsScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func add(_ form: NewsFeedForm) async {}
  func remove(_ feed: String) async {}
  func file(_ feed: String, under category: String) async {}
  func refresh(_ feeds: [String]) async {}
  #if FAIL
  func state() async -> NewsFeedsState { .idle }
  #else
  func states() async -> AsyncStream<NewsFeedsState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
