import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import CLI

/// Numbers, sizes and moments as a person reads them, and text in lines.
@Suite struct CLIStoryTextTests {
  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
      (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"),
      (604_799, "6 days ago"), (604_800, "2025-12-25"), (-60, "just now"),
    ] as [(Int64, String)])
  func anAgeIsToldInItsLargestUnitAndADayAfterAWeek(_ seconds: Int64, _ age: String) {
    #expect(
      StoryFigures.age(of: Story.fixtureTime(-seconds), at: Story.fixtureTime()) == age)
  }

  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9_549, "9.5 kB"),
      (12_345_678, "12.3 MB"), (2_000_000_000, "2.0 GB"), (Int64.max, "9223372036.8 GB"),
    ] as [(Int64, String)])
  func aSizeIsToldInItsLargestUnit(_ bytes: Int64, _ size: String) {
    #expect(StoryFigures.size(bytes) == size)
  }

  @Test(arguments: [
    ("short", "short"), ("", ""), ("a\n\nb", "a\n\nb"),
    ("one two three four five six", "one two three four five\nsix"),
    ("> one two three four five six", "> one two three four\n> five six"),
    ("  - one two three four five six", "  - one two three four\n    five six"),
    ("12. one two three four five six", "12. one two three four\n    five six"),
    // A word that fits nowhere stays where it is, so that an address can be copied.
    ("[1] https://tidewater.example/harbour", "[1] https://tidewater.example/harbour"),
    ("see https://tidewater.example/harbour or so", "see https://tidewater.example/harbour\nor so"),
  ])
  func linesAreBrokenAtBlanksBehindTheirMargin(_ text: String, _ wrapped: String) {
    #expect(display(24).wrapped(text) == wrapped)
  }

  @Test func scriptsWithoutBlanksAreBrokenAnywhereButNotBeforeAStop() {
    #expect(
      display(24).wrapped("港が再び開かれたと、市の港湾局が。発表した") == "港が再び開かれたと、市の\n港湾局が。発表した")
    #expect(display(24).wrapped("港が再び開かれたと市の港。局") == "港が再び開かれたと市の\n港。局")
    #expect(display(24).wrapped("開港は Harbour Office が発表") == "開港は Harbour Office が\n発表")
  }

  @Test func noDisplayIsTooNarrow() {
    #expect(display(1).wrapped("one two three four five six") == "one two three four five\nsix")
  }

  private func display(_ columns: Int) -> Display {
    Display(isTerminal: true, colors: .never, environment: [:], columns: columns)
  }
}
