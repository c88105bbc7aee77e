/// A history that announces nothing is never there.
///
/// Stated by ``StarHistoryScreen/states()``.

import StargazersDomain

private struct Silent: StarHistoryScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ repository: String, refreshes: Bool) async {}
  func openList(of repository: String) async {}
  #if FAIL
  func state() async -> StarHistoryState { .idle }
  #else
  func states() async -> AsyncStream<StarHistoryState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
