/// A screen without states shows its first view forever.
///
/// Stated by ``Screen/states()``.
private struct SilentScreen: Screen {  // expected-FAIL-error {{[type_does_not_conform]}}
  typealias State = Int
  func send(_ intent: String) async {}
  #if FAIL
  func state() async -> Int { 0 }
  #else
  func states() async -> AsyncStream<Int> { AsyncStream { $0.yield(0) } }
  #endif
}
