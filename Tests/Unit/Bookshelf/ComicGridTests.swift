import BookshelfDomain
import CoreDomain
import Testing

/// The order of episodes in the grid.
@Suite struct ComicGridTests {
  /// An episode: its identifier, its display index, and its publish date.
  typealias Told = (id: String, index: Int?, day: String?)

  @Test func sortsEpisodesWithoutAnIndexFirstThenByHighestIndex() throws {
    let told: [Told] = [
      ("ep1", 2, "2026-10-09"), ("ep2", 1, "2026-10-07"), ("ep3", nil, "2026-10-11"),
    ]
    #expect(try Self.order(told) == ["ep3", "ep1", "ep2"])
  }

  @Test func sortsEpisodesOfOneIndexByDateThenIdentifier() throws {
    let told: [Told] = [
      ("b", 1, "2026-10-07"), ("a", 1, "2026-10-08"), ("d", 1, "2026-10-07"),
      ("c", 1, "2026-10-07"), ("e", 2, "2026-10-01"),
    ]
    #expect(try Self.order(told) == ["e", "a", "b", "c", "d"])
  }

  @Test func sortsEpisodesWithoutAnIndexByDateThenIdentifier() throws {
    let told: [Told] = [
      ("b", nil, "2026-10-07"), ("c", nil, "2026-10-09"), ("a", nil, "2026-10-07"),
      ("z", 9_999, "2026-12-31"),
    ]
    #expect(try Self.order(told) == ["c", "a", "b", "z"])
  }

  @Test func sortsAnEpisodeWithoutADateAsTheOldest() throws {
    let told: [Told] = [
      ("b", nil, nil), ("a", nil, "0001-01-01"), ("c", nil, nil), ("y", 1, nil),
      ("x", 1, "1970-01-01"), ("z", 1, nil),
    ]
    #expect(try Self.order(told) == ["a", "b", "c", "x", "y", "z"])
  }

  @Test func acceptsAnIndexOfZeroOrBelow() throws {
    let told: [Told] = [
      ("a", -1, nil), ("b", 0, nil), ("c", Int.max, nil), ("d", Int.min, nil), ("e", nil, nil),
    ]
    #expect(try Self.order(told) == ["e", "c", "b", "a", "d"])
  }

  /// Both represent the same moment in different time zones.
  @Test func comparesTimesInsteadOfLocalDates() throws {
    let tokyo = Self.episode(
      "tokyo", window: try ComicRules.window("2026-10-10T08:00:00+09:00", nil))
    let berlin = Self.episode(
      "berlin", window: try ComicRules.window("2026-10-10T00:30:00+02:00", nil))
    #expect(Self.shown([berlin, tokyo]) == ["tokyo", "berlin"])
  }

  @Test func omitsHiddenEpisodesEvenForTheirOwner() throws {
    let episodes = [
      ComicEpisode(id: ComicEpisode.ID("a"), isHidden: true, comic: Comic.ID("v1")),
      Self.episode("b"),
    ]
    #expect(Self.shown(episodes, for: try ComicRules.owning("v1")) == ["b"])
  }

  @Test func showsClosedAndUpcomingEpisodesWithTheReason() throws {
    let later = try ComicRules.moment("2026-10-11T00:00:00Z")
    let series = ComicRules.series(episodes: [
      Self.episode("a", window: try ComicRules.window("2026-10-11T00:00:00Z", nil)),
      Self.episode("b", window: try ComicRules.window(nil, ComicRules.noon)),
    ])
    let grid = ComicGrid(
      of: series, for: .nobody, at: try ComicRules.moment(), isAdvertising: false)
    let readabilities = grid.cells.map { cell -> ComicReadability? in
      if case .episode(let episode) = cell { episode.readability } else { nil }
    }
    #expect(readabilities == [.upcoming(later), .closed(try ComicRules.moment())])
  }

  @Test func aSeriesWithoutEpisodesHasAnEmptyGrid() throws {
    let grid = ComicGrid(
      of: ComicRules.series(), for: .nobody, at: try ComicRules.moment(), isAdvertising: true)
    #expect(grid.cells == [])
  }

  @Test func sortsTenThousandEpisodes() throws {
    let first = try ComicRules.moment("2000-01-01T00:00:00Z")
    var random = ComicRandom(seed: 3)
    let episodes = (0..<10_000).map { number in
      ComicEpisode(
        id: ComicEpisode.ID("e\(number)"), displayIndex: number < 5 ? nil : number,
        window: PublishWindow(opensAt: first.advanced(by: .seconds(number)), closesAt: nil)
          ?? .always)
    }.shuffled(using: &random)
    let expected = (0..<5).reversed().map { "e\($0)" } + (5..<10_000).reversed().map { "e\($0)" }
    #expect(Self.shown(episodes) == expected)
  }

  private static func order(_ told: [Told]) throws -> [String] {
    var random = ComicRandom(seed: 2)
    let episodes = try told.map { told in
      ComicEpisode(
        id: ComicEpisode.ID(told.id), displayIndex: told.index,
        window: try ComicRules.window(told.day.map { "\($0)T00:00:00Z" }, nil))
    }
    let order = shown(episodes)
    for _ in 0..<20 { #expect(shown(episodes.shuffled(using: &random)) == order) }
    return order
  }

  private static func episode(_ id: String, window: PublishWindow = .always) -> ComicEpisode {
    ComicEpisode(id: ComicEpisode.ID(id), window: window)
  }

  private static func shown(
    _ episodes: [ComicEpisode], for ownership: ComicOwnership = .nobody
  ) -> [String] {
    guard let now = Timestamp(iso8601: ComicRules.noon) else { return [] }
    let grid = ComicGrid(
      of: ComicRules.series(episodes: episodes), for: ownership, at: now, isAdvertising: true)
    return grid.cells.compactMap { cell in
      if case .episode(let cell) = cell { cell.episode.id.raw } else { nil }
    }
  }
}
