/// A list that ends at the service's limit is shown as not fetched.
///
/// Stated by ``StargazerGap``.
private func isTold(_ gap: StargazerGap) -> Bool {
  switch gap {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .unread, .unlisted: true
  #else
  case .unread, .unlisted, .ceiling: true
  #endif
  }
}
