import BookshelfArticle
import CoreDomain
import CoreTesting
import Testing

/// Before: the test has to configure the global machine first, so it cannot run in parallel. It
/// parses the rule's result out of drawn lines, including bullets and dates.
@Suite(.serialized) @MainActor struct PaintedGridTests {
  init() {
    setHandset()
  }

  @Test func drawsTheEpisodesInTheirOrder() {
    #expect(
      PaintedGrid(sample).lines() == [
        "• Flood (2017-10-11)", "• Ebb (2017-10-09)", "• Spring tide (2017-10-07)",
      ])
  }

  /// Shows how such tests depend on the machine, its style, and the time.
  ///
  /// The suite is nested, because both suites use the global machine and must not run in parallel.
  @Suite(.serialized) @MainActor struct PaintedGridFragilityTests {
    /// Two episodes with the same index, half an hour before and after midnight UTC.
    private let aroundMidnight = [
      ShelfEpisode(id: "a", title: "Late", opensAt: .fixture("2017-10-09T23:30:00Z")),
      ShelfEpisode(id: "b", title: "Early", opensAt: .fixture("2017-10-10T00:30:00Z")),
    ]

    @Test(arguments: [(Int64(0), true), (9, false), (-5, false)])
    func theFirstImageDependsOnTheTimeZoneOfTheMachine(_ hours: Int64, _ passes: Bool) {
      setHandset(hoursFromUTC: hours)
      let first = PaintedGrid(aroundMidnight).lines().first
      #expect(first?.hasPrefix("• Early") == passes)

      let grid = EpisodeGrid(of: aroundMidnight, at: noon)
      #expect(grid.episodes.map(\.id) == ["b", "a"])
    }

    @Test(arguments: [("2017-10-12T12:00:00Z", true), ("2017-10-10T12:00:00Z", false)])
    func theNumberOfDrawnEpisodesDependsOnTheTimeOfTheTest(_ hour: String, _ passes: Bool) {
      setHandset(now: .fixture(hour))
      #expect((PaintedGrid(sample).lines().count == 3) == passes)
      #expect(EpisodeGrid(of: sample, at: noon).episodes.count == 3)
    }

    @Test(arguments: [("•", true), ("–", false)])
    func aTestOfTheRuleFailsIfOnlyTheAppearanceChanges(_ bullet: String, _ passes: Bool) {
      setHandset(bullet: bullet)
      #expect((PaintedGrid(sample).lines().first == "• Flood (2017-10-11)") == passes)
      #expect(EpisodeGrid(of: sample, at: noon).episodes.first?.title == "Flood")
    }

    /// The test that was written before the fix: it finds the bug in one implementation and guards
    /// the other.
    @Test func theTestOfTheBugFailsBeforeTheFixAndPassesAfterIt() {
      setHandset(now: noon)
      let closing = [ShelfEpisode(id: "a", closesAt: noon)]
      #expect(!PaintedGrid(closing).lines().isEmpty, "the bug is there, for all to see")
      #expect(EpisodeGrid(of: closing, at: noon).episodes.isEmpty)
    }
  }
}

/// After: inputs and expected results, without any setup.
struct EpisodeGridArticleTests {
  @Test(arguments: [
    ("2017-10-09T23:59:59Z", false), ("2017-10-10T00:00:00Z", true),
    ("2017-10-10T23:59:59Z", true), ("2017-10-11T00:00:00Z", false),
  ])
  func aWindowIncludesItsStartAndExcludesItsEnd(_ now: String, _ isOpen: Bool) {
    let episode = ShelfEpisode(
      id: "a", opensAt: .fixture("2017-10-10T00:00:00Z"),
      closesAt: .fixture("2017-10-11T00:00:00Z"))
    #expect(episode.isOpen(at: .fixture(now)) == isOpen)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func sortsEpisodesWithoutAnIndexFirstThenByHighestIndex(_ order: [Int]) {
    let grid = EpisodeGrid(of: order.map { sample[$0] }, at: noon)
    #expect(grid.episodes.map(\.id) == ["ep3", "ep1", "ep2"])
  }

  @Test func thePainterDrawsTheGivenGrid() {
    let grid = EpisodeGrid(of: sample, at: noon)
    #expect(GridPainter(bullet: "–").lines(grid) == ["– Flood", "– Ebb", "– Spring tide"])
  }
}

private let noon = Timestamp.fixture("2017-10-12T12:00:00Z")

/// The three episodes of the article.
private let sample = [
  ShelfEpisode(id: "ep1", title: "Ebb", index: 2, opensAt: .fixture("2017-10-09T00:00:00Z")),
  ShelfEpisode(
    id: "ep2", title: "Spring tide", index: 1, opensAt: .fixture("2017-10-07T00:00:00Z")),
  ShelfEpisode(id: "ep3", title: "Flood", opensAt: .fixture("2017-10-11T00:00:00Z")),
]

@MainActor private func setHandset(
  now: Timestamp = noon, hoursFromUTC: Int64 = 0, bullet: String = "•"
) {
  Handset.clock = FixedWallClock(now)
  Handset.hoursFromUTC = hoursFromUTC
  Handset.bullet = bullet
}
