/// A screen that announces nothing shows its first state for ever.
///
/// Stated by ``QuakeCountScreen/states()``.

import EarthquakesDomain

private struct SilentCount: QuakeCountScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func count(_ form: QuakeForm) async {}
  func list(_ form: QuakeForm) async {}
  #if FAIL
  func state() async -> QuakeCountState { .idle }
  #else
  func states() async -> AsyncStream<QuakeCountState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
