import BookshelfDomain
import CoreDomain
import Testing

/// The number of unread items that a reader can read now.
@Suite struct ComicUnreadTests {
  private static let volume = Comic(id: Comic.ID("v1"), sortNumber: SortNumber("1"), pages: 10)
  private static let free = ComicEpisode(id: ComicEpisode.ID("e1"), isFree: true, pages: 5)
  private static let sold = ComicEpisode(id: ComicEpisode.ID("e2"), pages: 5)
  private static let part = ComicEpisode(
    id: ComicEpisode.ID("e3"), isFree: true, comic: Comic.ID("v1"), pages: 5)

  @Test func countsOnlyReadableItems() throws {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.free, Self.sold])
    #expect(try Self.unread(series, for: .nobody) == 1)
    #expect(try Self.unread(series, for: try ComicRules.owning("v1")) == 2)
  }

  @Test func countsStartedButNotFinishedItems() throws {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.free])
    let owner = try ComicRules.owning("v1")
    let begun = try ComicRules.progress(
      of: .comic(Self.volume.id), page: 9, of: 10, at: ComicRules.noon)
    let finished = try ComicRules.progress(
      of: .episode(Self.free.id), page: 5, of: 5, at: ComicRules.noon)
    #expect(try Self.unread(series, for: owner, [begun]) == 2)
    #expect(try Self.unread(series, for: owner, [begun, finished]) == 1)
  }

  /// The same pages are not counted both as a volume and as its episodes.
  @Test func countsAnEpisodeOfAnOwnedVolumeWithTheVolume() throws {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.part, Self.free])
    #expect(try Self.unread(series, for: .nobody) == 2)
    #expect(try Self.unread(series, for: try ComicRules.owning("v1")) == 2)
  }

  @Test func countsAnEpisodeOfAnUpcomingVolumeSeparately() throws {
    let volume = Comic(
      id: Comic.ID("v1"), availableAt: try ComicRules.moment("2026-10-11T00:00:00Z"))
    let series = ComicRules.series(comics: [volume], episodes: [Self.part])
    #expect(try Self.unread(series, for: try ComicRules.owning("v1")) == 1)
  }

  @Test func countsAnEpisodeOfAWithdrawnVolumeSeparately() throws {
    let series = ComicRules.series(episodes: [Self.part])
    #expect(try Self.unread(series, for: try ComicRules.owning("v1")) == 1)
  }

  @Test func finishingAnEpisodeFinishesNoVolumeOfTheSameIdentifier() throws {
    let series = ComicRules.series(comics: [Self.volume])
    let finished = try ComicRules.progress(
      of: .episode(ComicEpisode.ID("v1")), page: 5, of: 5, at: ComicRules.noon)
    #expect(try Self.unread(series, for: try ComicRules.owning("v1"), [finished]) == 1)
  }

  @Test func theShelfShowsTheCountOfTheRule() throws {
    let series = ComicRules.series(comics: [Self.volume], episodes: [Self.free])
    let owner = try ComicRules.owning("v1", "elsewhere")
    let entry = ComicShelfEntry(series, for: owner, progress: [], at: try ComicRules.moment())
    #expect(entry.unread == 2)
    #expect(entry.owned == 1 && entry.isOwned)
    let stranger = ComicShelfEntry(
      series, for: .nobody, progress: [], at: try ComicRules.moment())
    #expect(stranger.owned == 0 && !stranger.isOwned)
  }

  private static func unread(
    _ series: ComicSeries, for ownership: ComicOwnership, _ progress: [ReadingProgress] = []
  ) throws -> Int {
    series.unread(for: ownership, progress: progress, at: try ComicRules.moment())
  }
}
