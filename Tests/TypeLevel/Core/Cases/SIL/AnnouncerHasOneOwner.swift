/// Two tasks that announce at once send their states in the wrong order, or lose one.
///
/// Stated by ``StateBroadcaster``.

import CoreDomain

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
