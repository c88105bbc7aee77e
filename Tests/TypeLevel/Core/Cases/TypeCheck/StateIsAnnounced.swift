/// A state that changes without being published leaves the spinner turning forever.
///
/// Stated by ``StateBroadcaster/current``.
private func stop(_ announcer: inout StateBroadcaster<Bool>) {
  #if FAIL
  announcer.current = false  // expected-FAIL-error {{[assignment_lhs_is_immutable_property]}}
  #else
  announcer.announce(false)
  #endif
}
