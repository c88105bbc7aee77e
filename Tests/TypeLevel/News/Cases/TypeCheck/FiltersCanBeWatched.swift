/// Filters that announce nothing are never shown.
///
/// Stated by ``NewsFiltersScreen/states()``.

import NewsDomain

private struct Silent: NewsFiltersScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func add(_ form: NewsFilterForm) async {}
  func remove(_ number: String) async {}
  #if FAIL
  func state() async -> NewsFiltersState { .idle }
  #else
  func states() async -> AsyncStream<NewsFiltersState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
