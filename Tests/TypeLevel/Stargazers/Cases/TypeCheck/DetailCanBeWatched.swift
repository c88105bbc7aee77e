/// A walk to one of them that announces nothing seems to hang.
///
/// Stated by ``StargazerDetailScreen/states()``.

import StargazersDomain

private struct Silent: StargazerDetailScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ login: String, of repository: String) async {}
  #if FAIL
  func state() async -> StargazerDetailState { .idle }
  #else
  func states() async -> AsyncStream<StargazerDetailState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
