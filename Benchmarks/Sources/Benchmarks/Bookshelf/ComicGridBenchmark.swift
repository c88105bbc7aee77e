import BookshelfDomain
import CoreDomain

/// (o) The grid of a series with very many episodes in random order.
///
/// Its peer only sorts the keys: index, time and identifier. The benchmark compares both orders.
struct ComicGridBenchmark: Benchmark {
  static let letter: Character = "o"
  static let title = "the grid of a series with many episodes"
  static let rounds = (full: 31, small: 3)

  let contestants: [Contestant]

  init(_ options: Options) throws {
    let count = options.scale(10_000, small: 500)
    let series = try Self.series(of: count)
    let keys = try series.episodes.map { episode in
      guard let index = episode.displayIndex, let opensAt = episode.window.opensAt else {
        throw WrongResult("episode \(episode.id.raw) has no place")
      }
      return Key(
        index: index, moment: opensAt.millisecondsSince1970, identifier: episode.id.raw)
    }
    let expected = keys.sorted(by: Key.isShownBefore).map(\.identifier)
    contestants = [
      Contestant(name: "Seams: ComicGrid", isSubject: true, aim: .highestTime(0.005)) {
        let (grid, sample) = try await Sample.measuring(1) {
          ComicGrid(of: series, for: .nobody, at: BookshelfProduct.now, isAdvertising: true)
        }
        try Self.compare(grid.cells.compactMap(Self.identifier), to: expected)
        return sample
      },
      Contestant(name: "sorted, of the keys alone") {
        let (sorted, sample) = try await Sample.measuring(1) {
          keys.sorted(by: Key.isShownBefore)
        }
        try Self.compare(sorted.map(\.identifier), to: expected)
        return sample
      },
    ]
  }

  /// The sort key of an episode.
  private struct Key {
    let index: Int
    let moment: Int64
    let identifier: String

    static func isShownBefore(_ left: Key, _ right: Key) -> Bool {
      if left.index != right.index { return left.index > right.index }
      if left.moment != right.moment { return left.moment > right.moment }
      return left.identifier < right.identifier
    }
  }

  /// Three episodes of each index, as for a chapter in several parts; two of the three have the
  /// same time.
  private static func series(of count: Int) throws -> ComicSeries {
    let sample = try SampleComics(number: 0).series(episodes: count)
    var random = RepeatableRandom(seed: 12)
    let episodes = sample.episodes.enumerated().map { place, episode in
      ComicEpisode(
        id: episode.id, title: episode.title, displayIndex: place / 3,
        window: sample.episodes[place / 2 * 2].window, updatedAt: episode.updatedAt,
        isFree: episode.isFree, comic: episode.comic, pages: episode.pages)
    }
    return ComicSeries(
      id: sample.id, title: sample.title, episodes: episodes.shuffled(using: &random))
  }

  private static func identifier(_ cell: ComicCell) -> String? {
    guard case .episode(let episode) = cell else { return nil }
    return episode.episode.id.raw
  }

  private static func compare(_ found: [String], to expected: [String]) throws {
    try WrongResult.check("episodes in the grid", found.count, is: expected.count)
    guard found == expected else { throw WrongResult("the episodes have another order") }
  }
}
