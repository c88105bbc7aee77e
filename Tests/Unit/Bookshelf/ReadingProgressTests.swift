import BookshelfDomain
import CoreDomain
import Testing

/// The reader's progress in a volume or an episode.
@Suite struct ReadingProgressTests {
  @Test(arguments: [
    (1, 10, 1, 10, false), (9, 10, 9, 10, false), (10, 10, 10, 10, true), (11, 10, 10, 10, true),
    (Int.max, 10, 10, 10, true), (0, 10, 1, 10, false), (-3, 10, 1, 10, false), (1, 1, 1, 1, true),
    (5, 0, 1, 1, true), (5, -1, 1, 1, true), (0, 0, 1, 1, true),
  ])
  func limitsAPageToTheNumberOfPages(
    _ page: Int, _ pages: Int, _ keptPage: Int, _ keptPages: Int, _ isFinished: Bool
  ) throws {
    let progress = try ComicRules.progress(
      of: .comic(Comic.ID("v1")), page: page, of: pages, at: ComicRules.noon)
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

  @Test func distinguishesAVolumeFromAnEpisodeOfTheSameIdentifier() {
    #expect(ComicItem.comic(Comic.ID("1")) != .episode(ComicEpisode.ID("1")))
  }

  @Test(arguments: [(0, false), (-1, false), (1, true), (3, true), (4, false), (Int.max, false)])
  func returnsNilForAMissingPage(_ number: Int, _ isThere: Bool) throws {
    let episode = ComicEpisode(id: ComicEpisode.ID("e1"), isFree: true, pages: 3)
    let series = ComicRules.series(episodes: [episode])
    let readable = try #require(
      ReadableComic(episode, of: series, for: .nobody, at: try ComicRules.moment()))
    let page = ComicPage(number, of: readable, series: series.id, seriesTitle: series.title)
    #expect((page != nil) == isThere)
    #expect(page?.isLast == (isThere ? number == 3 : nil))
  }
}
