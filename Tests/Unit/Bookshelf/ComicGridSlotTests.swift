import BookshelfDomain
import CoreDomain
import Testing

/// The slots of advertisements in the grid.
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
  func anAdvertisementPrecedesTheEpisodeOfItsSlot(_ slots: [Int?], _ expected: [String]) throws {
    let episodes = zip(["a", "b", "c"], slots).map { Self.episode($0, slot: $1) }
    #expect(try Self.cells(episodes) == expected)
  }

  @Test(arguments: [
    (String?.some("2026-10-10T12:00:00.001Z"), String?.none, false),
    ("2026-10-10T12:00:00Z", nil, true),
    (nil, "2026-10-10T12:00:00.001Z", true),
    (nil, "2026-10-10T12:00:00Z", false),
  ])
  func onlyAnOpenEpisodeAdvertises(
    _ opensAt: String?, _ closesAt: String?, _ isShown: Bool
  ) throws {
    let episode = Self.episode("a", slot: 0, window: try ComicRules.window(opensAt, closesAt))
    #expect(try Self.cells([episode]) == (isShown ? ["ad a", "a"] : ["a"]))
  }

  @Test(arguments: [
    ("2026-10-10T12:00:00.001Z", true), ("2026-10-10T12:00:00Z", false),
    ("2026-10-01T00:00:00Z", false),
  ])
  func anEpisodeThatIsUnreadableForGoodDoesNotAdvertise(_ moment: String, _ isShown: Bool) throws {
    let episode = Self.episode("a", slot: 0, unreadableAt: try ComicRules.moment(moment))
    #expect(try Self.cells([episode]) == (isShown ? ["ad a", "a"] : ["a"]))
  }

  @Test func aHiddenEpisodeNeitherAdvertisesNorCounts() throws {
    let episodes = [
      Self.episode("a", slot: 1), Self.episode("b", slot: 0, isHidden: true), Self.episode("c"),
    ]
    #expect(try Self.cells(episodes) == ["a", "ad a", "c"])
  }

  @Test func showsOnlyEpisodesWithoutAdvertising() throws {
    let episodes = [Self.episode("a", slot: 0), Self.episode("b", slot: 9)]
    #expect(try Self.cells(episodes, isAdvertising: false) == ["a", "b"])
  }

  @Test func showsAnAdvertisementAsInTheCatalogue() throws {
    let advertisement = ComicEpisode.Advertisement(
      type: .other("poster"), address: "https://ads.example/1", slot: 0)
    let episode = ComicEpisode(id: ComicEpisode.ID("a"), advertisement: advertisement)
    let grid = ComicGrid(
      of: ComicRules.series(episodes: [episode]), for: .nobody, at: try ComicRules.moment(),
      isAdvertising: true)
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
    ComicEpisode(
      id: ComicEpisode.ID(id), window: window, unreadableAt: unreadableAt, isHidden: isHidden,
      advertisement: ComicEpisode.Advertisement(type: .banner, address: "ad \(id)", slot: slot))
  }

  private static func cells(
    _ episodes: [ComicEpisode], isAdvertising: Bool = true
  ) throws -> [String] {
    let grid = ComicGrid(
      of: ComicRules.series(episodes: episodes), for: .nobody, at: try ComicRules.moment(),
      isAdvertising: isAdvertising)
    return grid.cells.map { cell in
      switch cell {
      case .episode(let cell): cell.episode.id.raw
      case .advertisement(let advertisement): advertisement.address ?? "nothing"
      }
    }
  }
}
