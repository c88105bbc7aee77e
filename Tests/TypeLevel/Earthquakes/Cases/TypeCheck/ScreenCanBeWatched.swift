/// A screen that announces nothing shows its first state for ever.
///
/// Stated by ``QuakeListScreen/states()``.

import EarthquakesDomain

private struct SilentList: QuakeListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func add(_ typed: String) async {}
  func remove(_ id: Quake.ID) async {}
  #if FAIL
  func state() async -> QuakeListState { .idle }
  #else
  func states() async -> AsyncStream<QuakeListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
