import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@Suite struct StoryCancellationTests {
  @Test(arguments: [
    (StoryFailure.cancelled(RefreshReport(outcomes: [], total: 0)), true),
    (.store(.cancelled), true), (.source(.cancelled), false), (.busy(reason: "Busy."), false),
  ])
  func knowsACancellation(_ failure: StoryFailure, _ isOne: Bool) {
    #expect(failure.isCancellation == isOne)
  }

  @Test func namesFeedsOnlyIfARefreshWasCancelled() {
    let single = StoryFailure.cancelled(RefreshReport(outcomes: [], total: 1))
    #expect(single.description == "Stopped after 0 of 1 feed. The fetched stories are stored.")
    let other = StoryFailure.cancelled(RefreshReport(outcomes: [], total: 0))
    #expect(other.description == "The work was cancelled.")
  }

  @Test func aRefreshWhoseDatabaseWorkIsCancelledReportsItsResultsSoFar() async throws {
    let world = StoryWorld(feeds: ["one": .fixture()])
    try await world.subscribe(.unfetched("f1", "https://harbour.example/feed"))
    world.leases.fail(.cancelled)
    await #expect(throws: StoryFailure.cancelled(RefreshReport(outcomes: [], total: 1))) {
      try await world.repository.refresh(nil, .byHand) { _ in }
    }
  }
}
