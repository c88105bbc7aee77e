/// A picture that announces nothing is written and never told of.
///
/// Stated by ``StarHistoryPictureScreen/states()``.

import CoreDomain
import StargazersDomain

// expected-FAIL-error@+1 {{[type_does_not_conform]}}
private struct Silent: StarHistoryPictureScreen {
  func draw(_ repository: String) async {}
  func draw(_ repository: String, to sink: any ByteSink) async {}
  #if FAIL
  func state() async -> StarHistoryPictureState { .idle }
  #else
  func states() async -> AsyncStream<StarHistoryPictureState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
