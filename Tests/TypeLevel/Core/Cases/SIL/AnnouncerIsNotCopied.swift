/// A copy of an announcer tells the listeners of the first one what its owner never was.
///
/// Stated by ``StateAnnouncer``.

import CoreDomain

private func states() -> [String] {
  // expected-FAIL-error@+1 {{[sil_movechecking_value_used_after_consume]}}
  let announcer = StateAnnouncer("idle")
  #if FAIL
  let other = announcer
  #else
  let other = StateAnnouncer("done")
  #endif
  return [announcer.current, other.current]
}
