import CoreDomain
import NewsDomain
import NewsTesting
import Testing

@testable import CoreCLI
@testable import NewsCLI

/// Numbers, sizes and times, formatted for people.
@Suite struct CLIStoryTextTests {
  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
      (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"),
      (604_799, "6 days ago"), (604_800, "2025-12-25"), (-60, "just now"),
    ] as [(Int64, String)])
  func writesAnAgeInItsLargestUnitOrADateAfterAWeek(_ seconds: Int64, _ age: String) {
    #expect(
      Figures.age(of: Story.fixtureTime(-seconds), at: Story.fixtureTime()) == age)
  }

  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9_549, "9.5 kB"),
      (12_345_678, "12.3 MB"), (2_000_000_000, "2.0 GB"), (Int64.max, "9223372036.8 GB"),
    ] as [(Int64, String)])
  func writesASizeInItsLargestUnit(_ bytes: Int64, _ size: String) {
    #expect(StoryFigures.size(bytes) == size)
  }
}
