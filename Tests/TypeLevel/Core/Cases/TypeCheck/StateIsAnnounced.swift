/// A state that changes without being announced leaves the spinner turning for ever.
///
/// Stated by ``StateAnnouncer/current``.

import CoreDomain

private func stop(_ announcer: inout StateAnnouncer<Bool>) {
  #if FAIL
  announcer.current = false  // expected-FAIL-error {{[assignment_lhs_is_immutable_property]}}
  #else
  announcer.announce(false)
  #endif
}
