/// A copy of an announcer tells the listeners of the first one what its owner never was.
///
/// Caught by the tests of the view models, which listen to every state in order.

import CoreDomain

private func tease(_ announcer: StateAnnouncer<String>) -> String {
  var copy = announcer
  copy.announce("done")
  return announcer.current
}
