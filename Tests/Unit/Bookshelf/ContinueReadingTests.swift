import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// Where to continue a series of two volumes and two free episodes. The reading order is: volumes 1
/// and 2, episodes `old` and `new`.
@Suite struct ContinueReadingTests {
  /// Progress: the item, the page of ten, and the minute.
  typealias Place = (item: String, page: Int, minute: Int)

  private static let noPlaces: [Place] = []

  @Test(
    arguments: [
      (noPlaces, String?.some("c:v1 1")),
      ([("c:v1", 4, 1)], "c:v1 4"),
      ([("c:v2", 4, 1)], "c:v2 4"),
      // Finished: continues with the next one in reading order.
      ([("c:v1", 10, 1)], "c:v2 1"),
      ([("c:v2", 10, 1)], "e:old 1"),
      ([("e:old", 10, 1)], "e:new 1"),
      // The next one was started before: continues at its last page.
      ([("c:v2", 3, 1), ("c:v1", 10, 2)], "c:v2 3"),
      // The next one is finished: continues with the one after it.
      ([("c:v2", 10, 1), ("c:v1", 10, 2)], "e:old 1"),
      // The last read item counts, not the first in order.
      ([("c:v1", 4, 1), ("e:old", 2, 2)], "e:old 2"),
      ([("c:v1", 4, 2), ("e:old", 2, 1)], "c:v1 4"),
      // After the last one, wraps around to skipped items.
      ([("e:new", 10, 1)], "c:v1 1"),
      ([("c:v1", 10, 1), ("e:new", 10, 2)], "c:v2 1"),
      // Everything is finished.
      ([("c:v1", 10, 1), ("c:v2", 10, 2), ("e:old", 10, 3), ("e:new", 10, 4)], nil),
      // Two at the same time: the one with the greater text.
      ([("c:v1", 4, 1), ("c:v2", 5, 1)], "c:v2 5"),
      // Skips an unreadable item and starts from the beginning.
      ([("c:v9", 4, 1)], "c:v1 1"),
      ([("e:hidden", 4, 1)], "c:v1 1"),
    ] as [([Place], String?)])
  func continuesWhereTheReaderStopped(_ places: [Place], _ expected: String?) throws {
    let progress = try Self.progress(places)
    #expect(Self.next(in: Self.series, owning: ["v1", "v2"], progress) == expected)
  }

  @Test func continuesWithAFreeEpisodeWithoutOwnedVolumes() throws {
    let next = Self.series.continueReading(
      for: .nobody, progress: try Self.progress([("c:v1", 4, 1)]), at: ComicRules.now)
    #expect(next?.readable.item == .episode(ComicEpisode.ID("old")))
    #expect(next?.page == 1)
  }

  @Test func returnsNilWithoutReadableItems() {
    let series = ComicRules.series(comics: [.fixture(id: "v1")])
    #expect(series.continueReading(for: .nobody, progress: [], at: ComicRules.now) == nil)
  }

  @Test func continuesAtTheLastPageIfThePageIsMissing() throws {
    let series = ComicRules.series(episodes: [.fixture(pages: 3)])
    #expect(Self.next(in: series, try Self.progress([("e:e1", 8, 1)])) == "e:e1 3")
  }

  @Test func ignoresTheProgressOfAnotherSeries() {
    let other = ReadingProgress.fixture(.comic(Comic.ID("v2")), series: "s2", page: 4, pages: 10)
    #expect(Self.next(in: Self.series, owning: ["v1"], [other]) == "c:v1 1")
  }

  /// An episode of an owned volume is read with the volume only, unless the reader has started it.
  @Test(
    arguments: [("c:v1", 10, nil), ("e:e1", 5, "e:e1 5"), ("e:e1", 10, "c:v1 1")]
      as [(String, Int, String?)])
  func continuesInAnEpisodeOfAnOwnedVolumeOnlyIfItWasStarted(
    _ item: String, _ page: Int, _ expected: String?
  ) throws {
    let series = ComicRules.series(
      comics: [.fixture(id: "v1", pages: 10)], episodes: [.fixture(comic: "v1", pages: 10)])
    let progress = try Self.progress([(item, page, 1)])
    #expect(Self.next(in: series, owning: ["v1"], progress) == expected)
  }

  private static let series = ComicRules.series(
    comics: [
      .fixture(id: "v2", volume: 2, sortNumber: "2", pages: 10),
      .fixture(id: "v1", volume: 1, sortNumber: "1", pages: 10),
    ],
    episodes: [
      .fixture(id: "new", displayIndex: 2, pages: 10),
      .fixture(id: "old", displayIndex: 1, pages: 10),
      .fixture(id: "hidden", displayIndex: 0, isHidden: true, pages: 10),
    ])

  /// Returns the item to continue with, and its page.
  private static func next(
    in series: ComicSeries, owning comics: [String] = [], _ progress: [ReadingProgress]
  ) -> String? {
    let ownership = ComicOwnership(of: .fixture(), comics: Set(comics.map(Comic.ID.init)))
    return series.continueReading(for: ownership, progress: progress, at: ComicRules.now)
      .map { "\($0.readable.item.text) \($0.page)" }
  }

  private static func progress(_ places: [Place]) throws -> [ReadingProgress] {
    try places.map { place in
      ComicRules.progress(
        of: try #require(ComicItem(place.item)), page: place.page, of: 10,
        at: "2026-10-10T11:0\(place.minute):00Z")
    }
  }
}

@Suite struct ComicFollowingTests {
  @Test(
    arguments: [
      ("c:v1", "e:single"), ("e:single", nil), ("e:part-1", "e:part-2"), ("e:part-2", "e:single"),
      ("e:sold", nil), ("c:v2", nil),
    ] as [(String, String?)])
  func isTheNextOneThatTheReaderMayRead(_ item: String, _ expected: String?) throws {
    // Two volumes, two episodes of the first one, and a free one between two others.
    let series = ComicRules.series(
      comics: [.fixture(id: "v1", sortNumber: "1"), .fixture(id: "v2", sortNumber: "2")],
      episodes: [
        .fixture(id: "part-1", displayIndex: 1, isFree: false, comic: "v1"),
        .fixture(id: "part-2", displayIndex: 2, isFree: false, comic: "v1"),
        .fixture(id: "sold", displayIndex: 3, isFree: false, comic: "v2"),
        .fixture(id: "single", displayIndex: 4),
      ])
    let next = series.readable(
      after: try #require(ComicItem(item)), for: ComicRules.owning("v1"), at: ComicRules.now)
    #expect(next?.item.text == expected)
  }
}

/// The number of unread items that a reader can read now.
@Suite struct ComicUnreadTests {
  private static let volume = Comic.fixture(id: "v1", sortNumber: "1", pages: 10)
  private static let free = ComicEpisode.fixture(pages: 5)
  private static let part = ComicEpisode.fixture(id: "e3", comic: "v1", pages: 5)
  private let owner = ComicRules.owning("v1")

  @Test func countsOnlyReadableItems() {
    let sold = ComicEpisode.fixture(id: "e2", isFree: false, pages: 5)
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.free, sold])
    #expect(unread(series, for: .nobody) == 1)
    #expect(unread(series, for: owner) == 2)
  }

  @Test func countsStartedButNotFinishedItems() {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.free])
    let begun = ComicRules.progress(of: .comic(Self.volume.id), page: 9, of: 10)
    let finished = ComicRules.progress(of: .episode(Self.free.id), page: 5, of: 5)
    #expect(unread(series, for: owner, [begun]) == 2)
    #expect(unread(series, for: owner, [begun, finished]) == 1)
  }

  /// The same pages are not counted both as a volume and as its episodes.
  @Test func countsAnEpisodeOfAnOwnedVolumeWithTheVolume() {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.part, Self.free])
    #expect(unread(series, for: .nobody) == 2)
    #expect(unread(series, for: owner) == 2)
  }

  @Test func countsAnEpisodeOfAnUpcomingOrWithdrawnVolumeSeparately() {
    let volume = Comic.fixture(id: "v1", availableAt: .fixture("2026-10-11T00:00:00Z"))
    for comics in [[volume], []] {
      #expect(unread(ComicRules.series(comics: comics, episodes: [Self.part]), for: owner) == 1)
    }
  }

  @Test func finishingAnEpisodeFinishesNoVolumeOfTheSameIdentifier() {
    let finished = ComicRules.progress(of: .episode(ComicEpisode.ID("v1")), page: 5, of: 5)
    #expect(unread(ComicRules.series(comics: [Self.volume]), for: owner, [finished]) == 1)
  }

  @Test func theShelfShowsTheCountOfTheRule() {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.free])
    let owner = ComicRules.owning("v1", "elsewhere")
    let entry = ComicShelfEntry(series, for: owner, progress: [], at: ComicRules.now)
    #expect(entry.unread == 2)
    #expect(entry.owned == 1 && entry.isOwned)
    let stranger = ComicShelfEntry(series, for: .nobody, progress: [], at: ComicRules.now)
    #expect(stranger.owned == 0 && !stranger.isOwned)
  }

  private func unread(
    _ series: ComicSeries, for ownership: ComicOwnership, _ progress: [ReadingProgress] = []
  ) -> Int {
    series.unread(for: ownership, progress: progress, at: ComicRules.now)
  }
}

@Suite struct NextReleaseTests {
  @Test func returnsNilWithoutReleaseDates() {
    #expect(next(of: [.fixture()], [.fixture()]) == nil)
  }

  @Test(arguments: [
    (ComicRules.noon, String?.none), ("2026-10-10T12:00:00.001Z", "2026-10-10T12:00:00.001Z"),
    ("2026-10-10T11:59:59Z", nil),
  ])
  func ignoresAReleaseAtTheCurrentTime(_ opensAt: String, _ expected: String?) {
    #expect(next(of: [], [.fixture(opensAt: .fixture(opensAt))]) == expected)
    #expect(next(of: [.fixture(availableAt: .fixture(opensAt))]) == expected)
  }

  @Test(
    arguments: [
      (ComicRules.noon, "2026-10-13T00:00:00Z"), ("2026-10-13T00:00:00Z", "2026-10-14T00:00:00Z"),
      ("2026-10-19T00:00:00Z", "2026-10-20T00:00:00Z"), ("2026-10-20T00:00:00Z", nil),
    ] as [(String, String?)])
  func returnsTheEarliestRelease(_ now: String, _ expected: String?) {
    let comics = ["2026-10-20", "2026-10-13", "2026-10-10"].map { day in
      Comic.fixture(id: day, releaseDate: day)
    }
    let episodes = ["2026-10-14", "2026-10-19", "2026-10-09"].map { day in
      ComicEpisode.fixture(id: day, opensAt: .fixture("\(day)T00:00:00Z"))
    }
    #expect(next(of: comics, episodes, after: .fixture(now)) == expected)
  }

  @Test func prefersATimeToADate() {
    let comic = Comic.fixture(
      releaseDate: "2026-10-11", availableAt: .fixture("2026-10-12T15:00:00Z"))
    #expect(next(of: [comic]) == "2026-10-12T15:00:00Z")
  }

  @Test func ignoresHiddenItems() {
    let comic = Comic.fixture(releaseDate: "2026-10-12", isHidden: true)
    let episode = ComicEpisode.fixture(opensAt: .fixture("2026-10-14T00:00:00Z"), isHidden: true)
    #expect(next(of: [comic], [episode]) == nil)
  }

  @Test(arguments: [
    ("2026-10-13T23:59:59.999Z", false), ("2026-10-14T00:00:00Z", false),
    ("2026-10-14T00:00:00.001Z", true), ("2026-10-01T00:00:00Z", false),
  ])
  func ignoresAnEpisodeThatClosesBeforeItOpens(_ unreadableAt: String, _ counts: Bool) {
    let episode = ComicEpisode.fixture(
      opensAt: .fixture("2026-10-14T00:00:00Z"), unreadableAt: .fixture(unreadableAt))
    #expect((next(of: [], [episode]) != nil) == counts)
  }

  /// The item is readable at that moment: both rules agree.
  @Test func theItemIsReadableAtItsRelease() throws {
    let episode = ComicEpisode.fixture(opensAt: .fixture("2026-10-14T00:00:00Z"))
    let next = try #require(
      ComicRules.series(episodes: [episode]).nextRelease(after: ComicRules.now))
    #expect(episode.readability(for: .nobody, at: ComicRules.now) == .upcoming(next))
    #expect(episode.readability(for: .nobody, at: next) == .readable)
  }

  private func next(
    of comics: [Comic], _ episodes: [ComicEpisode] = [], after now: Timestamp = ComicRules.now
  ) -> String? {
    ComicRules.series(comics: comics, episodes: episodes).nextRelease(after: now)?.iso8601
  }
}

/// The reader's progress in a volume or an episode.
@Suite struct ReadingProgressTests {
  @Test(arguments: [
    (1, 10, 1, 10, false), (9, 10, 9, 10, false), (10, 10, 10, 10, true), (11, 10, 10, 10, true),
    (Int.max, 10, 10, 10, true), (0, 10, 1, 10, false), (-3, 10, 1, 10, false), (1, 1, 1, 1, true),
    (5, 0, 1, 1, true), (5, -1, 1, 1, true), (0, 0, 1, 1, true),
  ])
  func limitsAPageToTheNumberOfPages(
    _ page: Int, _ pages: Int, _ keptPage: Int, _ keptPages: Int, _ isFinished: Bool
  ) {
    let progress = ReadingProgress.fixture(page: page, pages: pages)
    #expect(progress.page == keptPage)
    #expect(progress.pages == keptPages)
    #expect(progress.isFinished == isFinished)
  }

  @Test(arguments: [
    (ComicItem.comic(Comic.ID("v1")), "c:v1"), (.episode(ComicEpisode.ID("e1")), "e:e1"),
    (.comic(Comic.ID("e:1")), "c:e:1"), (.episode(ComicEpisode.ID("c:")), "e:c:"),
    (.comic(Comic.ID("第1巻")), "c:第1巻"), (.comic(Comic.ID(" ")), "c: "),
    // An identifier that starts with a combining mark, which forms one Character with the `:`.
    (.comic(Comic.ID("\u{301}a")), "c:\u{301}a"),
    (.episode(ComicEpisode.ID("\u{FE0F}")), "e:\u{FE0F}"),
  ])
  func convertsAnItemToATextAndBack(_ item: ComicItem, _ text: String) {
    #expect(item.text == text)
    #expect(ComicItem(text) == item)
  }

  @Test(arguments: ["", "c", "c:", "e:", ":v1", "v1", "x:v1", "C:v1", " c:v1", "cc:v1", "：v1"])
  func rejectsAnInvalidItem(_ text: String) {
    #expect(ComicItem(text) == nil)
  }

  @Test(arguments: [(0, false), (-1, false), (1, true), (3, true), (4, false), (Int.max, false)])
  func returnsNilForAMissingPage(_ number: Int, _ isThere: Bool) throws {
    let episode = ComicEpisode.fixture(pages: 3)
    let series = ComicRules.series(episodes: [episode])
    let readable = try #require(
      ReadableComic(episode, of: series, for: .nobody, at: ComicRules.now))
    let page = ComicPage(number, of: readable, series: series.id, seriesTitle: series.title)
    #expect((page != nil) == isThere)
    #expect(page?.isLast == (isThere ? number == 3 : nil))
  }
}
