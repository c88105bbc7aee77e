/// A withdrawn episode is announced as upcoming.
///
/// Stated by ``PublishWindow/Phase``.
private func isComing(_ phase: PublishWindow.Phase) -> Bool {
  switch phase {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .upcoming: true
  case .open: false
  #if !FAIL
  case .closed: false
  #endif
  }
}
