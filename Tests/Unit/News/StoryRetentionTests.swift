import NewsDomain
import NewsTesting
import Testing

struct StoryRetentionTests {
  @Test(arguments: [(0, 1), (-1, nil), (1_000_001, nil), (1, 0), (1, 36_501)] as [(Int, Int?)])
  func rejectsNumbersOutOfBounds(_ stories: Int, _ days: Int?) {
    #expect(StoryRetention(stories: stories, days: days) == nil)
  }

  @Test func countsTheDaysBack() {
    let retention = StoryRetention(stories: 1, days: 2)
    #expect(retention?.end(at: Story.fixtureTime(172_801)) == Story.fixtureTime(1))
    #expect(StoryRetention.usual.end(at: Story.fixtureTime()) == nil)
  }

  @Test func tombstonesCoverAWholeDocument() {
    #expect(StoryRetention.tombstoneLimit > ParsedFeed.entryLimit)
  }
}
