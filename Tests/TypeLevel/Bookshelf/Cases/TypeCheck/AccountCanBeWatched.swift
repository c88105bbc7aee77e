/// Who signs in is told nothing, and signs in again.
///
/// Stated by ``ComicAccountScreen/states()``.

import BookshelfDomain

private struct Silent: ComicAccountScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func signUp(name: String, password: String) async {}
  func signIn(name: String, password: String) async {}
  func signOut() async {}
  #if FAIL
  func state() async -> ComicAccountState { .idle }
  #else
  func states() async -> AsyncStream<ComicAccountState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
