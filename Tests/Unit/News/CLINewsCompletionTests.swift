import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import CoreCLI
@testable import NewsCLI

@Suite struct CLINewsCompletionTests {
  @Test(arguments: [
    ("list", "--category", ["Sea"]), ("refresh", "--category", ["Sea"]),
    ("file", "positional@1", ["Sea"]), ("list", "--feed", ["f1", "Harbour"]),
    ("remove", "positional@0", ["f1", "Harbour"]),
    ("file", "positional@0", ["f1", "Harbour"]),
    ("refresh", "positional@0", ["f1", "Harbour"]), ("read", "positional@0", ["id1"]),
    ("star", "positional@0", ["id1"]), ("add", "positional@0", []),
  ])
  func offersCategoriesFeedsAndStories(
    _ command: String, _ argument: String, _ values: [String]
  ) async throws {
    let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1", seconds: -60))])
    world.web.change { $0.publish("one", at: harbour) }
    try await world.subscribe(
      NewsFeed(
        id: NewsFeed.ID("f1"), address: harbour, title: "Harbour", category: .fixture("Sea"),
        addedAt: Story.fixtureTime()))
    try await world.refresh()
    let request = try #require(
      CompletionRequest(["---completion", "news", command, "--", argument, "0", "0"]))
    let screens = NewsModelScreens(repository: world.repository)
    #expect(await NewsCLIFeature().values(for: request, from: screens) == values)
  }
}
