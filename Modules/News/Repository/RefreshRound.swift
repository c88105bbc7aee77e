import CoreDomain
import NewsDomain

/// One refresh of many feeds: when it began, and which hosts have not answered in time since.
///
/// A host that hangs lets each of its feeds wait for as long as a request may take, one after the other. So after
/// the first time-outs in a row the rest of its feeds are left to the next refresh.
actor RefreshRound {
  let begin: Timestamp
  /// How many requests to a host timed out in a row.
  private var timeouts: [String: Int] = [:]

  init(begin: Timestamp) {
    self.begin = begin
  }

  /// Whether the rest of a host's feeds are left to the next refresh.
  func leavesAlone(_ host: String) -> Bool {
    timeouts[host, default: 0] >= FeedSchedule.timeoutsOfAHost
  }

  /// Takes note of what a request to a host came to.
  func note(_ result: FeedOutcome.Result, of host: String) {
    if case .failed(.source(.timedOut)) = result {
      timeouts[host, default: 0] += 1
    } else {
      timeouts[host] = nil
    }
  }
}
