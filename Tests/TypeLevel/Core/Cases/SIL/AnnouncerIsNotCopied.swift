/// A copy of a broadcaster sends states to listeners that the owner never had.
///
/// Stated by ``StateBroadcaster``.
private func states() -> [String] {
  // expected-FAIL-error@+1 {{[sil_movechecking_value_used_after_consume]}}
  let announcer = StateBroadcaster("idle")
  #if FAIL
  let other = announcer
  #else
  let other = StateBroadcaster("done")
  #endif
  return [announcer.current, other.current]
}
