/// Two tasks that publish states at once send them in the wrong order, or lose one.
///
/// Stated by ``StateBroadcaster``.
private func load() async {
  var announcer = StateBroadcaster("idle")
  #if FAIL
  // expected-FAIL-error@+1 {{[regionbasedisolation_type_send_yields_race]}}
  let other = Task { announcer.announce("loading") }
  #else
  let other = Task { "loading" }
  #endif
  announcer.announce("done")
  _ = await other.value
}
