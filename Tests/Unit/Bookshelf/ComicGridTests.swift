import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// The order of episodes in the grid.
@Suite struct ComicGridTests {
  /// An episode: its identifier, its display index, and its publish date.
  typealias Told = (id: String, index: Int?, day: String?)

  @Test(
    arguments: [
      // First those without an index, then by the highest index.
      (
        [("ep1", 2, "2026-10-09"), ("ep2", 1, "2026-10-07"), ("ep3", nil, "2026-10-11")],
        ["ep3", "ep1", "ep2"]
      ),
      // Those of one index, or of none: by date, then by identifier.
      (
        [
          ("b", 1, "2026-10-07"), ("a", 1, "2026-10-08"), ("d", 1, "2026-10-07"),
          ("c", 1, "2026-10-07"), ("e", 2, "2026-10-01"),
        ], ["e", "a", "b", "c", "d"]
      ),
      (
        [
          ("b", nil, "2026-10-07"), ("c", nil, "2026-10-09"), ("a", nil, "2026-10-07"),
          ("z", 9_999, "2026-12-31"),
        ], ["c", "a", "b", "z"]
      ),
      // One without a date is the oldest.
      (
        [
          ("b", nil, nil), ("a", nil, "0001-01-01"), ("c", nil, nil), ("y", 1, nil),
          ("x", 1, "1970-01-01"), ("z", 1, nil),
        ], ["a", "b", "c", "x", "y", "z"]
      ),
      // An index may be zero or below.
      (
        [("a", -1, nil), ("b", 0, nil), ("c", Int.max, nil), ("d", Int.min, nil), ("e", nil, nil)],
        ["e", "c", "b", "a", "d"]
      ),
    ] as [([Told], [String])])
  func sortsEpisodesByIndexThenDateThenIdentifier(_ told: [Told], _ expected: [String]) {
    var random = SeededNumbers(seed: 2)
    let episodes = told.map { told in
      ComicEpisode.fixture(
        id: told.id, displayIndex: told.index,
        opensAt: told.day.map { .fixture("\($0)T00:00:00Z") })
    }
    for _ in 0..<20 { #expect(Self.shown(episodes.shuffled(using: &random)) == expected) }
  }

  @Test func omitsHiddenEpisodesEvenForTheirOwner() {
    let episodes = [
      ComicEpisode.fixture(id: "a", isHidden: true, isFree: false, comic: "v1"), .fixture(id: "b"),
    ]
    #expect(Self.shown(episodes, for: ComicRules.owning("v1")) == ["b"])
  }

  @Test func showsClosedAndUpcomingEpisodesWithTheReason() {
    let later: Timestamp = .fixture("2026-10-11T00:00:00Z")
    let grid = ComicGrid.of([
      .fixture(id: "a", opensAt: later), .fixture(id: "b", closesAt: ComicRules.now),
    ])
    let readabilities = grid.cells.map { cell -> ComicReadability? in
      if case .episode(let episode) = cell { episode.readability } else { nil }
    }
    #expect(readabilities == [.upcoming(later), .closed(ComicRules.now)])
  }

  private static func shown(
    _ episodes: [ComicEpisode], for ownership: ComicOwnership = .nobody
  ) -> [String] {
    ComicGrid.of(episodes, for: ownership).names
  }
}

@Suite struct ComicGridSlotTests {
  /// Three episodes, `a`, `b` and `c` in this order, and the slots of their advertisements.
  @Test(arguments: [
    ([0, nil, nil], ["ad a", "a", "b", "c"]),
    ([1, nil, nil], ["a", "ad a", "b", "c"]),
    ([nil, nil, 2], ["a", "b", "ad c", "c"]),
    ([3, nil, nil], ["a", "b", "c", "ad a"]),
    ([99, nil, 4], ["a", "b", "c", "ad c", "ad a"]),
    ([Int.max, Int.max, nil], ["a", "b", "c", "ad a", "ad b"]),
    ([1, 1, 1], ["a", "ad a", "ad b", "ad c", "b", "c"]),
    ([2, 0, 1], ["ad b", "a", "ad c", "b", "ad a", "c"]),
    ([-1, Int.min, 0], ["ad c", "a", "b", "c"]),
    ([nil, nil, nil], ["a", "b", "c"]),
  ])
  func anAdvertisementPrecedesTheEpisodeOfItsSlot(_ slots: [Int?], _ expected: [String]) {
    let episodes = zip(["a", "b", "c"], slots).map { Self.episode($0, slot: $1) }
    #expect(ComicGrid.of(episodes).names == expected)
  }

  @Test(
    arguments: [
      ("2026-10-10T12:00:00.001Z", nil, nil, false), ("2026-10-10T12:00:00Z", nil, nil, true),
      (nil, "2026-10-10T12:00:00.001Z", nil, true), (nil, "2026-10-10T12:00:00Z", nil, false),
      (nil, nil, "2026-10-10T12:00:00.001Z", true), (nil, nil, "2026-10-10T12:00:00Z", false),
      (nil, nil, "2026-10-01T00:00:00Z", false),
    ] as [(String?, String?, String?, Bool)])
  func onlyAnOpenEpisodeAdvertises(
    _ opensAt: String?, _ closesAt: String?, _ unreadableAt: String?, _ isShown: Bool
  ) {
    let episode = Self.episode(
      "a", slot: 0, window: ComicRules.window(opensAt, closesAt),
      unreadableAt: unreadableAt.map { .fixture($0) })
    #expect(ComicGrid.of([episode]).names == (isShown ? ["ad a", "a"] : ["a"]))
  }

  @Test func aHiddenEpisodeNeitherAdvertisesNorCounts() {
    let episodes = [
      Self.episode("a", slot: 1), Self.episode("b", slot: 0, isHidden: true), Self.episode("c"),
    ]
    #expect(ComicGrid.of(episodes).names == ["a", "ad a", "c"])
  }

  @Test func showsOnlyEpisodesWithoutAdvertising() {
    let episodes = [Self.episode("a", slot: 0), Self.episode("b", slot: 9)]
    #expect(ComicGrid.of(episodes, isAdvertising: false).names == ["a", "b"])
  }

  @Test func showsAnAdvertisementAsInTheCatalogue() {
    let advertisement = ComicEpisode.Advertisement(
      type: .other("poster"), address: "https://ads.example/1", slot: 0)
    let grid = ComicGrid.of([.fixture(advertisement: advertisement)])
    #expect(grid.cells.first == .advertisement(advertisement))
  }

  @Test(arguments: [
    ("banner", ComicEpisode.AdvertisementType.banner), ("movie", .movie),
    ("poster", .other("poster")), ("Banner", .other("Banner")), ("", .other("")),
  ])
  func keepsAnUnknownTypeOfAdvertisement(_ word: String, _ type: ComicEpisode.AdvertisementType) {
    #expect(ComicEpisode.AdvertisementType(word) == type)
    #expect(type.word == word)
  }

  @Test(arguments: [
    ("pages", ComicEpisode.ContentType.pages), ("strip", .strip), ("film", .other("film")),
  ])
  func keepsAnUnknownTypeOfContent(_ word: String, _ type: ComicEpisode.ContentType) {
    #expect(ComicEpisode.ContentType(word) == type)
    #expect(type.word == word)
  }

  private static func episode(
    _ id: String, slot: Int? = nil, window: PublishWindow = .always,
    unreadableAt: Timestamp? = nil, isHidden: Bool = false
  ) -> ComicEpisode {
    .fixture(
      id: id, opensAt: window.opensAt, closesAt: window.closesAt, unreadableAt: unreadableAt,
      isHidden: isHidden,
      advertisement: ComicEpisode.Advertisement(type: .banner, address: "ad \(id)", slot: slot))
  }
}

@Suite struct ComicGridPageTests {
  @Test(
    arguments: [
      (0, 0, 0, nil, nil), (200, 0, 200, nil, nil), (201, 0, 200, nil, 200),
      (450, 200, 200, 0, 400), (450, 400, 50, 200, nil), (450, 50, 200, 0, 250),
      (450, 1, 200, 0, 201),
      (450, -5, 200, nil, 200), (450, 999, 0, 250, nil),
    ] as [(Int, Int, Int, Int?, Int?)])
  func hasAtMostTheLimitAndLeadsToItsNeighbours(
    _ episodes: Int, _ first: Int, _ count: Int, _ previous: Int?, _ next: Int?
  ) {
    let grid = ComicGrid.of(
      (0..<episodes).map { (number: Int) in .fixture(id: "e\(number)", displayIndex: number) })
    let page = ComicGridPage(of: grid, from: first)
    #expect(page.cells.count == count && page.previous == previous && page.next == next)
    #expect(page.cells.first == grid.cells.dropFirst(max(first, 0)).first)
  }
}

extension ComicGrid {
  fileprivate static func of(
    _ episodes: [ComicEpisode], for ownership: ComicOwnership = .nobody, isAdvertising: Bool = true
  ) -> ComicGrid {
    ComicGrid(
      of: ComicRules.series(episodes: episodes), for: ownership, at: ComicRules.now,
      isAdvertising: isAdvertising)
  }

  /// The identifiers of the episodes and the addresses of the advertisements, in order.
  fileprivate var names: [String] {
    cells.map { cell in
      switch cell {
      case .episode(let cell): cell.episode.id.raw
      case .advertisement(let advertisement): advertisement.address ?? "nothing"
      }
    }
  }
}
