import BookshelfDomain
import CoreDomain
import Testing

/// The next release of a series.
@Suite struct NextReleaseTests {
  @Test func returnsNilWithoutReleaseDates() throws {
    let series = ComicRules.series(
      comics: [Comic(id: Comic.ID("v1"))], episodes: [ComicEpisode(id: ComicEpisode.ID("e1"))])
    #expect(series.nextRelease(after: try ComicRules.moment()) == nil)
  }

  @Test(arguments: [
    ("2026-10-10T12:00:00Z", String?.none),
    ("2026-10-10T12:00:00.001Z", "2026-10-10T12:00:00.001Z"),
    ("2026-10-10T11:59:59Z", nil),
  ])
  func ignoresAReleaseAtTheCurrentTime(_ opensAt: String, _ expected: String?) throws {
    let episode = ComicEpisode(
      id: ComicEpisode.ID("e1"), window: try ComicRules.window(opensAt, nil))
    let comic = Comic(id: Comic.ID("v1"), availableAt: try ComicRules.moment(opensAt))
    let now = try ComicRules.moment()
    #expect(ComicRules.series(episodes: [episode]).nextRelease(after: now)?.iso8601 == expected)
    #expect(ComicRules.series(comics: [comic]).nextRelease(after: now)?.iso8601 == expected)
  }

  @Test func returnsTheEarliestRelease() throws {
    let series = ComicRules.series(
      comics: [
        Comic(id: Comic.ID("v1"), releaseDate: ReleaseDate("2026-10-20")),
        Comic(id: Comic.ID("v2"), releaseDate: ReleaseDate("2026-10-13")),
        Comic(id: Comic.ID("v0"), releaseDate: ReleaseDate("2026-10-10")),
      ],
      episodes: [
        ComicEpisode(
          id: ComicEpisode.ID("e2"), window: try ComicRules.window("2026-10-14T00:00:00Z", nil)),
        ComicEpisode(
          id: ComicEpisode.ID("e3"), window: try ComicRules.window("2026-10-19T00:00:00Z", nil)),
        ComicEpisode(
          id: ComicEpisode.ID("e1"), window: try ComicRules.window("2026-10-09T00:00:00Z", nil)),
      ])
    let next = { (now: String) in
      series.nextRelease(after: try ComicRules.moment(now))?.iso8601
    }
    #expect(try next(ComicRules.noon) == "2026-10-13T00:00:00Z")
    #expect(try next("2026-10-13T00:00:00Z") == "2026-10-14T00:00:00Z")
    #expect(try next("2026-10-19T00:00:00Z") == "2026-10-20T00:00:00Z")
    #expect(try next("2026-10-20T00:00:00Z") == nil)
  }

  @Test func prefersATimeToADate() throws {
    let comic = Comic(
      id: Comic.ID("v1"), releaseDate: ReleaseDate("2026-10-11"),
      availableAt: try ComicRules.moment("2026-10-12T15:00:00Z"))
    let next = ComicRules.series(comics: [comic]).nextRelease(after: try ComicRules.moment())
    #expect(next?.iso8601 == "2026-10-12T15:00:00Z")
  }

  @Test func ignoresHiddenItems() throws {
    let later = try ComicRules.window("2026-10-14T00:00:00Z", nil)
    let series = ComicRules.series(
      comics: [
        Comic(id: Comic.ID("v1"), releaseDate: ReleaseDate("2026-10-12"), isHidden: true)
      ],
      episodes: [ComicEpisode(id: ComicEpisode.ID("e1"), window: later, isHidden: true)])
    #expect(series.nextRelease(after: try ComicRules.moment()) == nil)
  }

  @Test(arguments: [
    ("2026-10-13T23:59:59.999Z", false), ("2026-10-14T00:00:00Z", false),
    ("2026-10-14T00:00:00.001Z", true), ("2026-10-01T00:00:00Z", false),
  ])
  func ignoresAnEpisodeThatClosesBeforeItOpens(_ unreadableAt: String, _ counts: Bool) throws {
    let episode = ComicEpisode(
      id: ComicEpisode.ID("e1"), window: try ComicRules.window("2026-10-14T00:00:00Z", nil),
      unreadableAt: try ComicRules.moment(unreadableAt))
    let next = ComicRules.series(episodes: [episode]).nextRelease(after: try ComicRules.moment())
    #expect((next != nil) == counts)
  }

  /// The item is readable at that moment: both rules agree.
  @Test func theItemIsReadableAtItsRelease() throws {
    let episode = ComicEpisode(
      id: ComicEpisode.ID("e1"), window: try ComicRules.window("2026-10-14T00:00:00Z", nil),
      isFree: true)
    let now = try ComicRules.moment()
    let next = try #require(ComicRules.series(episodes: [episode]).nextRelease(after: now))
    #expect(episode.readability(for: .nobody, at: now) == .upcoming(next))
    #expect(episode.readability(for: .nobody, at: next) == .readable)
  }
}
