import CoreDomain
import NewsDomain

/// A source that is asked in the lane of its host.
///
/// It stands before the real source wherever one is used, so no caller can forget to be polite.
struct LanedFeedSource: Sendable {
  private let source: any FeedSource
  private let lanes: HostLanes

  init(_ source: any FeedSource, lanes: HostLanes = HostLanes()) {
    self.source = source
    self.lanes = lanes
  }

  /// Does something in the lane of an address, once it is the caller's turn.
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
