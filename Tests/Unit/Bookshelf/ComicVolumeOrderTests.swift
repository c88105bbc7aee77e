import BookshelfDomain
import CoreDomain
import Testing

/// The order of volumes: by sort number, lowest first, with specials last.
@Suite struct ComicVolumeOrderTests {
  /// A volume: its identifier and sort number.
  typealias Numbered = (id: String, number: String?)

  @Test func sortsByTheSortNumberInsteadOfThePrintedOne() throws {
    let volumes: [(id: String, number: String, sort: String?)] = [
      ("a", "19.HU", "19.5"), ("b", "10.5", "10.5"), ("c", "10", "10"), ("d", "Alpha", nil),
      ("e", "11", "11"), ("f", "0", "0"), ("g", "-1", "-1"), ("h", "19", "19"), ("i", "20", "20"),
    ]
    let comics = try volumes.map { volume in
      Comic(
        id: Comic.ID(volume.id), number: volume.number,
        sortNumber: try volume.sort.map { try #require(SortNumber($0)) })
    }
    #expect(Self.order(comics) == ["g", "f", "c", "b", "e", "h", "a", "i", "d"])
  }

  /// Sorts numerically: `10` follows `9`.
  @Test func sortsTenAfterNine() throws {
    let numbered: [Numbered] = [("x", "10"), ("y", "9"), ("z", "9.999")]
    #expect(try Self.order(numbered) == ["y", "z", "x"])
  }

  @Test func sortsVolumesWithoutANumberLast() throws {
    let (early, late) = (ReleaseDate("2025-01-01"), ReleaseDate("2026-01-01"))
    let comics = [
      Comic(id: Comic.ID("h")), Comic(id: Comic.ID("g")),
      Comic(id: Comic.ID("f"), releaseDate: late), Comic(id: Comic.ID("e"), releaseDate: early),
      Comic(id: Comic.ID("d"), volume: 2), Comic(id: Comic.ID("c"), volume: 2, releaseDate: late),
      Comic(id: Comic.ID("b"), volume: 1, releaseDate: late),
      Comic(id: Comic.ID("a"), sortNumber: SortNumber("1000000")),
    ]
    #expect(Self.order(comics) == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  /// A series with restarted numbering has several volumes of the same number.
  @Test func sortsEqualNumbersByVolumeThenDateThenIdentifier() throws {
    let (one, early, late) = (SortNumber("1"), ReleaseDate("2020-05-01"), ReleaseDate("2026-05-01"))
    let comics = [
      Comic(id: Comic.ID("f"), sortNumber: one), Comic(id: Comic.ID("e"), sortNumber: one),
      Comic(id: Comic.ID("d"), sortNumber: one, releaseDate: late),
      Comic(id: Comic.ID("c"), sortNumber: one, releaseDate: early),
      Comic(id: Comic.ID("b"), volume: 7, sortNumber: one, releaseDate: early),
      Comic(id: Comic.ID("a"), volume: 3, sortNumber: one, releaseDate: late),
    ]
    #expect(Self.order(comics) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test(arguments: [
    (Comic(id: Comic.ID("v"), title: "The harbour", volume: 3, number: "3.5"), "The harbour"),
    (Comic(id: Comic.ID("v"), volume: 3, number: "19.HU"), "19.HU"),
    (Comic(id: Comic.ID("v"), volume: 3), "3"), (Comic(id: Comic.ID("v")), "v"),
  ])
  func labelsAVolumeByItsTitleNumberOrIdentifier(_ comic: Comic, _ label: String) {
    #expect(comic.label == label)
  }

  @Test(arguments: [0, -5, 1, 300])
  func aVolumeHasAtLeastOnePage(_ pages: Int) {
    #expect(Comic(id: Comic.ID("v"), pages: pages).pages == max(pages, 1))
    #expect(ComicEpisode(id: ComicEpisode.ID("e"), pages: pages).pages == max(pages, 1))
  }

  private static func order(_ numbered: [Numbered]) throws -> [String] {
    order(
      try numbered.map { one in
        Comic(
          id: Comic.ID(one.id), sortNumber: try one.number.map { try #require(SortNumber($0)) })
      })
  }

  private static func order(_ comics: [Comic]) -> [String] {
    ComicRules.series(comics: comics).shownComics(for: .nobody).map(\.id.raw)
  }
}
