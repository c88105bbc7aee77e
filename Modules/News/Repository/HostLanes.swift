/// Limits work, such as requests, to one task at a time per host, with many hosts concurrently.
///
/// A host that does not answer delays only its own feeds. Waiting callers are admitted host by
/// host, in turn.
actor HostLanes {
  /// The maximum number of concurrent hosts. More would exhaust the machine's connections.
  static let limit = 64

  private let width: Int
  private var taken: Set<String> = []
  private var waiting: [String: ArraySlice<CheckedContinuation<Void, Never>>] = [:]
  /// The hosts with waiting callers and no active request, in the order of their turns.
  private var ready: ArraySlice<String> = []

  init(width: Int = HostLanes.limit) {
    precondition(width > 0, "the width must be positive")
    self.width = width
  }

  /// Waits until the caller has exclusive access to a host.
  func enter(_ host: String) async {
    let isFree = !taken.contains(host) && waiting[host] == nil
    if isFree && taken.count < width {
      taken.insert(host)
      return
    }
    if isFree { ready.append(host) }
    await withCheckedContinuation { waiting[host, default: []].append($0) }
  }

  /// Releases a host.
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
