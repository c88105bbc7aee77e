/// An import that announces nothing seems to hang.
///
/// Stated by ``NewsTransferScreen/states()``.

import CoreDomain
import NewsDomain

private struct Silent: NewsTransferScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func importList(_ source: any ByteSource) async {}
  func exportList(to sink: any ByteSink) async {}
  #if FAIL
  func state() async -> NewsTransferState { .idle }
  #else
  func states() async -> AsyncStream<NewsTransferState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
