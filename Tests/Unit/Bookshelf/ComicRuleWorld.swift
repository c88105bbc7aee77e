import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting

/// Helpers for tests of the rules.
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

/// Random numbers that are the same in every run. Uses SplitMix64:
/// https://prng.di.unimi.it/splitmix64.c
struct ComicRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
