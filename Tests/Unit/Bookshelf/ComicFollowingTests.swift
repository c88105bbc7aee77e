import BookshelfDomain
import CoreDomain
import Testing

/// The item that follows another one.
@Suite struct ComicFollowingTests {
  @Test(
    arguments: [
      ("c:v1", "e:single"), ("e:single", nil), ("e:part-1", "e:part-2"), ("e:part-2", "e:single"),
      ("e:sold", nil), ("c:v2", nil),
    ] as [(String, String?)])
  func isTheNextOneThatTheReaderMayRead(_ item: String, _ expected: String?) throws {
    let item = try #require(ComicItem(item))
    let next = Self.series.readable(
      after: item, for: try ComicRules.owning("v1"), at: try ComicRules.moment())
    #expect(next?.item.text == expected)
  }

  /// Two volumes, two episodes of the first one, and a free one between two others.
  private static let series = ComicRules.series(
    comics: [
      Comic(id: Comic.ID("v1"), sortNumber: SortNumber("1")),
      Comic(id: Comic.ID("v2"), sortNumber: SortNumber("2")),
    ],
    episodes: [
      ComicEpisode(id: ComicEpisode.ID("part-1"), displayIndex: 1, comic: Comic.ID("v1")),
      ComicEpisode(id: ComicEpisode.ID("part-2"), displayIndex: 2, comic: Comic.ID("v1")),
      ComicEpisode(id: ComicEpisode.ID("sold"), displayIndex: 3, comic: Comic.ID("v2")),
      ComicEpisode(id: ComicEpisode.ID("single"), displayIndex: 4, isFree: true),
    ])
}
