import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting

enum ComicRules {
  /// An arbitrary time within the tests.
  static let noon = "2026-10-10T12:00:00Z"
  static let now: Timestamp = .fixture(noon)

  static func window(_ opensAt: String?, _ closesAt: String?) -> PublishWindow {
    .fixture(opensAt.map { .fixture($0) }, closesAt.map { .fixture($0) })
  }

  /// Returns the ownership of a signed-in reader.
  static func owning(_ comics: String...) -> ComicOwnership {
    ComicOwnership(of: .fixture(), comics: Set(comics.map(Comic.ID.init)))
  }

  static func series(comics: [Comic] = [], episodes: [ComicEpisode] = []) -> ComicSeries {
    .fixture(title: "Salt Road", comics: comics, episodes: episodes)
  }

  static func progress(
    of item: ComicItem, page: Int, of pages: Int, at moment: String = noon
  ) -> ReadingProgress {
    ReadingProgress(
      item: item, series: ComicSeries.ID("s1"), page: page, pages: pages,
      readAt: .fixture(moment))
  }
}
