import CoreDomain
import NewsDomain

/// The state of a refresh: when it started, and which hosts are timing out.
///
/// A host that hangs makes each of its feeds wait for the full timeout, one after the other. So
/// after ``FeedSchedule/timeoutsOfAHost`` consecutive timeouts, its other feeds are postponed to
/// the next refresh.
actor RefreshRound {
  let begin: Timestamp
  /// The number of consecutive timeouts per host.
  private var timeouts: [String: Int] = [:]

  init(begin: Timestamp) {
    self.begin = begin
  }

  /// Whether a host's other feeds are postponed to the next refresh.
  func leavesAlone(_ host: String) -> Bool {
    timeouts[host, default: 0] >= FeedSchedule.timeoutsOfAHost
  }

  /// Records the result of a request to a host.
  func note(_ result: FeedOutcome.Result, of host: String) {
    if case .failed(.source(.timedOut)) = result {
      timeouts[host, default: 0] += 1
    } else {
      timeouts[host] = nil
    }
  }
}
