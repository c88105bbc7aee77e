import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsTesting
import Testing

@Suite struct DueFeedsTests {
  private let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))])
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")

  init() {
    world.web.change { [harbour] in $0.publish("one", at: harbour) }
  }

  @Test func fetchesAFeedOnlyWhenItIsDue() async throws {
    try await world.subscribe(.unfetched("f1", harbour.text))
    #expect(try await perform() == "1 of 1 due feeds had changed. New stories: 1.")
    #expect(try await perform() == nil)
    world.clock.set(Story.fixtureTime().advanced(by: FeedSchedule.usualLifetime))
    #expect(try await perform() == "0 of 1 due feeds had changed. New stories: 0.")
    #expect(world.web.askings.count == 2)
  }

  @Test func reportsAnErrorOfTheStore() async throws {
    try await world.subscribe(.unfetched("f1", harbour.text))
    world.leases.fail(.full)
    let failure = await #expect(throws: BackgroundFailure.self) { try await perform() }
    #expect(failure?.description == SQLFailure.full.description)
  }

  private func perform() async throws(BackgroundFailure) -> String? {
    try await DueFeeds(repository: world.repository).perform()
  }
}
