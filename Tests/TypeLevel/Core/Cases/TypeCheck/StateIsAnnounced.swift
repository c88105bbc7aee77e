/// A state that changes without being published leaves the spinner turning forever.
///
/// Stated by ``StateBroadcaster/current``.
private func stop(_ announcer: inout StateBroadcaster<Bool>) {
  announcer.current = false  // expected-error {{[assignment_lhs_is_immutable_property]}}
  announcer.announce(false)
}
