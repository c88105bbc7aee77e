import CoreDomain
import NewsDomain

/// A source that sends one request at a time per host.
///
/// The repository uses its feed source only through this type, so no request bypasses the limit.
struct PerHostFeedSource: Sendable {
  private let source: any FeedSource
  private let lanes: HostLanes

  init(_ source: any FeedSource, lanes: HostLanes = HostLanes()) {
    self.source = source
    self.lanes = lanes
  }

  /// Runs an operation with exclusive access to the host of an address.
  func inLane<Answer: Sendable, Failure: Error>(
    of address: WebAddress,
    _ work: (any FeedSource) async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    let host = address.origin.host
    await lanes.enter(host)
    do throws(Failure) {
      let answer = try await work(source)
      await lanes.leave(host)
      return answer
    } catch {
      await lanes.leave(host)
      throw error
    }
  }
}
