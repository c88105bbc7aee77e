import BookshelfDomain
import CoreDomain
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
    let next = try Self.series().continueReading(
      for: try ComicRules.owning("v1", "v2"), progress: try Self.progress(places),
      at: try ComicRules.moment())
    #expect(next.map { "\($0.readable.item.text) \($0.page)" } == expected)
  }

  @Test func continuesWithAFreeEpisodeWithoutOwnedVolumes() throws {
    let next = try Self.series().continueReading(
      for: .nobody, progress: try Self.progress([("c:v1", 4, 1)]), at: try ComicRules.moment())
    #expect(next?.readable.item == .episode(ComicEpisode.ID("old")))
    #expect(next?.page == 1)
  }

  @Test func returnsNilWithoutReadableItems() throws {
    let series = ComicRules.series(comics: [Comic(id: Comic.ID("v1"))])
    let next = series.continueReading(for: .nobody, progress: [], at: try ComicRules.moment())
    #expect(next == nil)
  }

  @Test func continuesAtTheLastPageIfThePageIsMissing() throws {
    let series = ComicRules.series(
      episodes: [ComicEpisode(id: ComicEpisode.ID("e1"), isFree: true, pages: 3)])
    let next = series.continueReading(
      for: .nobody, progress: try Self.progress([("e:e1", 8, 1)]), at: try ComicRules.moment())
    #expect(next?.page == 3)
  }

  @Test func ignoresTheProgressOfAnotherSeries() throws {
    let other = ReadingProgress(
      item: .comic(Comic.ID("v2")), series: ComicSeries.ID("s2"), page: 4, pages: 10,
      readAt: try ComicRules.moment())
    let next = try Self.series().continueReading(
      for: try ComicRules.owning("v1"), progress: [other], at: try ComicRules.moment())
    #expect(next?.readable.item == .comic(Comic.ID("v1")))
  }

  /// An episode of an owned volume is read with the volume only.
  @Test func doesNotRepeatAnEpisodeOfAReadVolume() throws {
    let series = ComicRules.series(
      comics: [Comic(id: Comic.ID("v1"), pages: 10)],
      episodes: [
        ComicEpisode(id: ComicEpisode.ID("e1"), isFree: true, comic: Comic.ID("v1"), pages: 10)
      ])
    let next = series.continueReading(
      for: try ComicRules.owning("v1"), progress: try Self.progress([("c:v1", 10, 1)]),
      at: try ComicRules.moment())
    #expect(next == nil)
  }

  @Test func titlesTheNextItemBySeriesAndVolume() throws {
    let next = try Self.series().continueReading(
      for: try ComicRules.owning("v1"), progress: [], at: try ComicRules.moment())
    #expect(next?.readable.title == "Salt Road 1")
  }

  private static func series() throws -> ComicSeries {
    ComicRules.series(
      comics: [
        Comic(id: Comic.ID("v2"), volume: 2, sortNumber: SortNumber("2"), pages: 10),
        Comic(id: Comic.ID("v1"), volume: 1, sortNumber: SortNumber("1"), pages: 10),
      ],
      episodes: [
        ComicEpisode(id: ComicEpisode.ID("new"), displayIndex: 2, isFree: true, pages: 10),
        ComicEpisode(id: ComicEpisode.ID("old"), displayIndex: 1, isFree: true, pages: 10),
        ComicEpisode(
          id: ComicEpisode.ID("hidden"), displayIndex: 0, isHidden: true, isFree: true, pages: 10),
      ])
  }

  private static func progress(_ places: [Place]) throws -> [ReadingProgress] {
    try places.map { place in
      try ComicRules.progress(
        of: try #require(ComicItem(place.item)), page: place.page, of: 10,
        at: "2026-10-10T11:0\(place.minute):00Z")
    }
  }
}
