import CoreDomain
import NewsDomain

/// Fetches many feeds concurrently, with one request at a time per host.
struct FeedRefresh: Sendable {
  let fetching: FeedFetching

  /// Fetches feeds.
  ///
  /// - Parameter progress: Called after each feed, in the order of completion.
  /// - Throws: ``StoryFailure/cancelled(_:)`` with the results so far, or an error of the store,
  ///   which also ends the refresh. A lost lease fails only its own feed.
  func refresh(
    _ feeds: [NewsFeed], _ demand: FeedDemand,
    progress: @Sendable (RefreshProgress) async -> Void
  ) async throws(StoryFailure) -> RefreshReport {
    let round = RefreshRound(begin: fetching.clock.now)
    await progress(RefreshProgress(done: 0, total: feeds.count))
    let (outcomes, failure) = await withTaskGroup { group in
      for feed in feeds {
        group.addTask { await outcome(of: feed, demand, in: round) }
      }
      var outcomes: [FeedOutcome] = []
      var failure: StoryFailure?
      var done = 0
      for await result in group {
        done += 1
        switch result {
        case .success(let outcome?):
          outcomes.append(outcome)
          await progress(RefreshProgress(done: done, total: feeds.count, last: outcome))
        // The feed was removed meanwhile.
        case .success(nil): break
        case .failure(let error):
          failure = failure ?? error
          group.cancelAll()
        }
      }
      return (outcomes, failure)
    }
    let report = RefreshReport(outcomes: outcomes, total: feeds.count)
    guard let failure else { return report }
    throw failure.isCancellation ? .cancelled(report) : failure
  }

  private func outcome(
    of feed: NewsFeed, _ demand: FeedDemand, in round: RefreshRound
  ) async -> Result<FeedOutcome?, StoryFailure> {
    do throws(StoryFailure) {
      return .success(
        try await fetching.fetch(feed.id, at: feed.address, demand, in: round))
    } catch {
      guard error == .busy(reason: WorkLease.lossReason) else { return .failure(error) }
      return .success(
        FeedOutcome(feed: feed.id, title: feed.title, result: .failed(.lostLease)))
    }
  }
}
