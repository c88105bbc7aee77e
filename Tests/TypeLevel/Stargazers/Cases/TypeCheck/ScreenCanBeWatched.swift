/// A screen that announces nothing shows its first state for ever.
///
/// Stated by ``StargazerListScreen/states()``.

import StargazersDomain

private struct SilentList: StargazerListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func add(_ typed: String) async {}
  func remove(_ id: Stargazer.ID) async {}
  #if FAIL
  func state() async -> StargazerListState { .idle }
  #else
  func states() async -> AsyncStream<StargazerListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
