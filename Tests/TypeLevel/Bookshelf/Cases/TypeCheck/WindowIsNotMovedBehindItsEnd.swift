/// A window is opened again by moving one end of it behind the other.
///
/// Stated by ``PublishWindow``.
private func move(_ window: inout PublishWindow, to moment: Timestamp) {
  window.opensAt = moment  // expected-error {{[assignment_lhs_is_immutable_property]}}
  window = PublishWindow(opensAt: moment, closesAt: window.closesAt) ?? window
}
