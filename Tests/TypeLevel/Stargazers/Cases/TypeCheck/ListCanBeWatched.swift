/// A list that announces nothing shows its first state for ever.
///
/// Stated by ``StargazerListScreen/states()``.

import StargazersDomain

private struct Silent: StargazerListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func begin() async {}
  func show(_ form: StargazerListForm) async {}
  func open(_ login: String, of repository: String) async {}
  func openHistory(of repository: String) async {}
  #if FAIL
  func state() async -> StargazerListState { .idle }
  #else
  func states() async -> AsyncStream<StargazerListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
