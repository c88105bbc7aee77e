/// Lanes to the hosts of the web: one request at a time of each host, many hosts at once.
///
/// A host that does not answer holds up its own feeds alone. Whoever waits is let in by turns, host by host.
actor HostLanes {
  /// How many hosts are asked at once. Beyond that a machine runs out of connections before it runs out of time.
  static let limit = 64

  private let width: Int
  private var taken: Set<String> = []
  private var waiting: [String: ArraySlice<CheckedContinuation<Void, Never>>] = [:]
  /// The hosts with somebody waiting and nobody in their lane, in the order of their turns.
  private var ready: ArraySlice<String> = []

  init(width: Int = HostLanes.limit) {
    precondition(width > 0, "somebody has to be let in")
    self.width = width
  }

  /// Returns when the lane to a host is the caller's.
  func enter(_ host: String) async {
    let isFree = !taken.contains(host) && waiting[host] == nil
    if isFree && taken.count < width {
      taken.insert(host)
      return
    }
    if isFree { ready.append(host) }
    await withCheckedContinuation { waiting[host, default: []].append($0) }
  }

  /// Gives the lane to a host back.
  func leave(_ host: String) {
    taken.remove(host)
    if waiting[host] != nil { ready.append(host) }
    while taken.count < width, let next = ready.popFirst() { letIn(next) }
  }

  private func letIn(_ host: String) {
    guard let first = waiting[host]?.popFirst() else { return }
    if waiting[host]?.isEmpty == true { waiting[host] = nil }
    taken.insert(host)
    first.resume()
  }
}
