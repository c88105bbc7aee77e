/// A preview that announces nothing is never shown.
///
/// Stated by ``NewsPreviewScreen/states()``.

import CoreDomain
import NewsDomain

private struct Silent: NewsPreviewScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func preview(address: String) async {}
  func preview(_ source: any ByteSource, contentType: String, base: String) async {}
  #if FAIL
  func state() async -> NewsPreviewState { .idle }
  #else
  func states() async -> AsyncStream<NewsPreviewState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
