import CoreDomain
import NewsDomain

/// A source that sends one request at a time per host, among all programs that share the database.
///
/// The repository uses its feed source only through this type, so no request bypasses the limit.
/// The host is that of the requested address: a redirect to another host does not wait.
struct PerHostFeedSource: Sendable {
  private let source: any FeedSource
  private let lanes: HostLanes
  private let leasing: LeasedWork

  init(_ source: any FeedSource, lanes: HostLanes = HostLanes(), leasing: LeasedWork) {
    self.source = source
    self.lanes = lanes
    self.leasing = leasing
  }

  /// Runs an operation with exclusive access to the host of an address. Waits while another task or
  /// another program has access.
  ///
  /// - Parameter work: The operation. It stores its results under the lease that it receives.
  func inLane<Answer: Sendable>(
    of address: WebAddress,
    _ work: (any FeedSource, WorkLease) async throws(StoryFailure) -> Answer
  ) async throws(StoryFailure) -> Answer {
    let host = address.origin.host
    await lanes.enter(host)
    do throws(StoryFailure) {
      let answer = try await leasing.run(WorkName("News", host)) {
        lease throws(StoryFailure) in try await work(source, lease)
      }
      await lanes.leave(host)
      return answer
    } catch {
      await lanes.leave(host)
      throw error
    }
  }
}
