import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// Edge cases of series, pages and progress.
@Suite struct DefaultComicRepositoryReadingTests {
  @Test func returnsTheSeriesOfAVolume() async throws {
    let world = try await Self.world([.example("s1"), .example("s2", volumes: 2)])
    try await world.own(Comic.ID("s2-2"))
    let reader = try await world.signedIn()
    let page = try await world.repository.page(2, of: "s2-2", for: reader)
    try await world.repository.keepPlace(at: page, for: reader)
    let detail = try await world.repository.detail(containing: Comic.ID("s2-1"), for: reader)
    #expect(detail.series.id == ComicSeries.ID("s2"))
    #expect(detail.volumes.map(\.obstacle) == [nil, .alreadyOwned])
    #expect(detail.continuing?.page == 2)
    #expect(
      try await world.repository.detail(of: ComicSeries.ID("s2"), for: reader) == detail)
    let nobodys = try await world.repository.detail(containing: Comic.ID("s2-1"), for: nil)
    #expect(nobodys.continuing == nil && nobodys.volumes.map(\.obstacle) == [nil, nil])
  }

  @Test func theLastPageNamesWhatToReadNext() async throws {
    let world = try await Self.world([.example("s1", volumes: 2)])
    try await world.own(Comic.ID("s1-1"))
    try await world.own(Comic.ID("s1-2"))
    let reader = try await world.signedIn()
    let pages = try await world.repository.page(1, of: "s1-1", for: reader).readable.pages
    let last = try await world.repository.page(pages, of: "s1-1", for: reader)
    #expect(last.following?.item == .comic(Comic.ID("s1-2")))
  }

  @Test func listsTheLatestPlacesUpToTheLimit() async throws {
    let world = try await Self.world([])
    let reader = try await world.signedIn()
    for number in 0...ComicProgress.limit {
      let item = ComicItem.episode(ComicEpisode.ID("e\(number)"))
      try await world.store.keep(.fixture(item, seconds: Int64(number)), for: reader)
    }
    let items = try await world.repository.progress(of: reader).map(\.progress.item.text)
    #expect(items.count == ComicProgress.limit)
    #expect(items.first == "e:e\(ComicProgress.limit)" && items.last == "e:e1")
  }

  @Test func namesAnUnknownVolume() async throws {
    let world = try await Self.world([.example("s1")])
    await #expect(throws: ComicFailure.unknownComic("s9-1")) {
      try await world.repository.detail(containing: Comic.ID("s9-1"), for: nil)
    }
  }

  @Test func prefersAVolumeToAnEpisodeOfTheSameIdentifier() async throws {
    let world = try await Self.world([Self.twins])
    let reader = try await world.signedIn()
    await #expect(throws: ComicFailure.unreadable("1", .purchaseNeeded(Comic.ID("x")))) {
      try await world.repository.page(1, of: "x", for: reader)
    }
    let episode = try await world.repository.page(1, of: "e:x", for: nil)
    #expect(episode.readable.item == .episode(ComicEpisode.ID("x")))
    let other = try await world.repository.page(3, of: "y", for: nil)
    #expect(other.readable.item == .episode(ComicEpisode.ID("y")) && other.number == 3)
  }

  @Test func storesAPlaceWithItsTimeAndContinuesInTheNamedItem() async throws {
    let world = try await Self.world([Self.twins])
    let reader = try await world.signedIn()
    world.clock.set(.fixture(70))
    let page = try await world.repository.page(2, of: "y", for: reader)
    try await world.repository.keepPlace(at: page, for: reader)
    #expect(
      try await world.store.progress(of: reader, in: nil) == [
        ReadingProgress(
          item: .episode(ComicEpisode.ID("y")), series: Self.twins.id, page: 2, pages: 3,
          readAt: .fixture(70))
      ])
    #expect(try await world.repository.page(nil, of: "y", for: reader).number == 2)
    #expect(try await world.repository.page(nil, of: "e:x", for: reader).number == 1)
    #expect(try await world.repository.page(nil, of: "y", for: nil).number == 1)
  }

  @Test func labelsPlacesByTitleOrElseByIdentifier() async throws {
    let world = try await Self.world([Self.twins])
    let reader = try await world.signedIn()
    let places: [(ComicItem, String)] = [
      (.comic(Comic.ID("x")), "s1"), (.episode(ComicEpisode.ID("y")), "s1"),
      (.comic(Comic.ID("gone")), "s1"), (.episode(ComicEpisode.ID("lost")), "s9"),
    ]
    for (number, (item, series)) in places.enumerated() {
      try await world.store.keep(
        ReadingProgress(
          item: item, series: ComicSeries.ID(series), page: 1, pages: 3,
          readAt: .fixture(-Int64(number))),
        for: reader)
    }
    let told = try await world.repository.progress(of: reader)
    #expect(told.map(\.label) == ["1", "Second", "c:gone", "e:lost"])
    #expect(told.map(\.seriesTitle) == ["Twins", "Twins", "Twins", "s9"])
  }

  @Test func showsWhereToContinueOnlyOnTheFirstPage() async throws {
    let world = try await Self.world([Self.twins])
    let reader = try await world.signedIn()
    let page = try await world.repository.page(2, of: "y", for: reader)
    try await world.repository.keepPlace(at: page, for: reader)
    for (form, count) in [
      (ComicListRequest(), 1), (ComicListRequest(offset: 1), 0),
      (ComicListRequest(query: "Twins"), 0),
    ] {
      let shelf = try await world.repository.shelf(form, for: reader)
      #expect(shelf.continuing.count == count)
    }
    let nobodys = try await world.repository.shelf(ComicListRequest(ownedOnly: false), for: nil)
    #expect(nobodys.continuing == [])
  }

  @Test func continuesTheLastReadSeriesFirstAndEachOnce() async throws {
    let count = ComicShelf.continuingLimit + 2
    let world = try await Self.world(
      (1...count).map { .example("s\($0)", volumes: 2) })
    let reader = try await world.signedIn()
    for number in 1...count {
      for volume in 1...2 {
        try await world.own(Comic.ID("s\(number)-\(volume)"))
        // Everything in the last series is finished.
        try await world.store.keep(
          ReadingProgress(
            item: .comic(Comic.ID("s\(number)-\(volume)")), series: ComicSeries.ID("s\(number)"),
            page: number == count ? 4 : 1, pages: 4,
            readAt: .fixture(Int64(10 * number + volume))),
          for: reader)
      }
    }
    let shelf = try await world.repository.shelf(ComicListRequest(), for: reader)
    let expected = (2..<count).reversed().map { "s\($0)" }
    #expect(shelf.continuing.map(\.series.raw) == expected)
    #expect(shelf.continuing.map(\.seriesTitle) == expected)
    #expect(shelf.continuing.first?.next.readable.item == .comic(Comic.ID("s\(count - 1)-2")))
  }

  /// A volume and an episode with the same identifier, and another episode.
  private static let twins = ComicSeries(
    id: ComicSeries.ID("s1"), title: "Twins",
    comics: [Comic(id: Comic.ID("x"), number: "1", price: .yen(1), isPurchasable: true, pages: 3)],
    episodes: [
      ComicEpisode(id: ComicEpisode.ID("x"), title: "First", isFree: true, pages: 3),
      ComicEpisode(id: ComicEpisode.ID("y"), title: "Second", isFree: true, pages: 3),
    ])

  private static func world(_ series: [ComicSeries]) async throws -> BookshelfWorld {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue(series))
    try await world.synchronise()
    return world
  }
}
