/// A window is opened again by moving one end of it behind the other.
///
/// Stated by ``PublishWindow``.
private func move(_ window: inout PublishWindow, to moment: Timestamp) {
  #if FAIL
  window.opensAt = moment  // expected-FAIL-error {{[assignment_lhs_is_immutable_property]}}
  #else
  window = PublishWindow(opensAt: moment, closesAt: window.closesAt) ?? window
  #endif
}
