import Synchronization

/// Counts the concurrent requests of each host and remembers the maximum.
final class Crowds: Sendable {
  private let counts = Mutex<[String: (now: Int, most: Int)]>([:])

  func enter(_ host: String) {
    counts.withLock { counts in
      let now = counts[host, default: (0, 0)].now + 1
      counts[host] = (now, max(now, counts[host]?.most ?? 0))
    }
  }

  func leave(_ host: String) {
    counts.withLock { counts in counts[host]?.now -= 1 }
  }

  func greatest(at host: String) -> Int {
    counts.withLock { counts in counts[host]?.most ?? 0 }
  }
}

extension UpstreamRequest {
  /// The requested host of the demo, such as `kiln.example`, or else the host name of the request
  /// without its port.
  package var host: String {
    SitePlace(self)?.host ?? String(authority.prefix { $0 != ":" })
  }
}
