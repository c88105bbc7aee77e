import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct DefaultComicRepositoryReadingTests {
  @Test func returnsTheSeriesOfAVolume() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"), .example("s2", volumes: 2))
    let reader = try await world.own("s2-2")
    try await world.read(2, of: "s2-2", as: reader)
    let detail = try await world.repository.detail(containing: Comic.ID("s2-1"), for: reader)
    #expect(detail.series.id == ComicSeries.ID("s2"))
    #expect(detail.volumes.map(\.obstacle) == [nil, .alreadyOwned])
    #expect(detail.continuing?.page == 2)
    #expect(
      try await world.repository.detail(of: ComicSeries.ID("s2"), for: reader) == detail)
    let nobodys = try await world.repository.detail(containing: Comic.ID("s2-1"), for: nil)
    #expect(nobodys.continuing == nil && nobodys.volumes.map(\.obstacle) == [nil, nil])
  }

  @Test func listsTheLatestPlacesUpToTheLimit() async throws {
    let world = try await BookshelfWorld()
    let reader = try await world.signedIn()
    for number in 0...ComicProgress.limit {
      let item = ComicItem.episode(ComicEpisode.ID("e\(number)"))
      try await world.store.keep(.fixture(item, seconds: Int64(number)), for: reader)
    }
    let items = try await world.repository.progress(of: reader).map(\.progress.item.text)
    #expect(items.count == ComicProgress.limit)
    #expect(items.first == "e:e\(ComicProgress.limit)" && items.last == "e:e1")
  }

  @Test func prefersAVolumeToAnEpisodeOfTheSameIdentifier() async throws {
    let world = try await BookshelfWorld.stocked(Self.twins)
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
    let world = try await BookshelfWorld.stocked(Self.twins)
    let reader = try await world.signedIn()
    world.clock.set(.fixture(70))
    try await world.read(2, of: "y", as: reader)
    #expect(
      try await world.store.progress(of: reader, in: nil)
        == [.fixture(.episode(ComicEpisode.ID("y")), page: 2, pages: 3, seconds: 70)])
    #expect(try await world.repository.page(nil, of: "y", for: reader).number == 2)
    #expect(try await world.repository.page(nil, of: "e:x", for: reader).number == 1)
    #expect(try await world.repository.page(nil, of: "y", for: nil).number == 1)
  }

  @Test func aFinishedItemStaysFinishedUntilAPageIsChosen() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1", volumes: 2))
    let reader = try await world.own("s1-1", "s1-2")
    for (page, isFinished) in [(4, true), (nil, true), (1, false)] as [(Int?, Bool)] {
      let shown = try await world.repository.page(page, of: "c:s1-1", for: reader)
      try await world.repository.keepPlace(at: shown, for: reader)
      #expect(shown.number == (page ?? 1))
      #expect(shown.following?.item.text == (page == 4 ? "c:s1-2" : nil))
      let detail = try await world.repository.detail(of: ComicSeries.ID("s1"), for: reader)
      #expect(detail.volumes.first?.place?.isFinished == isFinished)
      #expect(detail.entry.unread == (isFinished ? 1 : 2))
      #expect(detail.continuing?.readable.item.text == (isFinished ? "c:s1-2" : "c:s1-1"))
    }
  }

  @Test(arguments: [
    // The volume has become shorter.
    (ComicSeries.fixture(id: "s1", comics: [.fixture(id: "s1-1", pages: 2)]), 2),
    // The volume has moved to another series.
    (.fixture(id: "s2", comics: [.fixture(id: "s1-1", pages: 4)]), 3),
  ])
  func continuesInAVolumeThatHasChanged(_ changed: ComicSeries, _ page: Int) async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    let reader = try await world.own("s1-1")
    try await world.read(3, of: "s1-1", as: reader)
    world.catalogue.tell(ToldCatalogue.Page(series: [changed], version: "2"))
    try await world.synchronise()
    #expect(try await world.repository.page(nil, of: "s1-1", for: reader).number == page)
  }

  @Test func labelsPlacesByTitleOrElseByIdentifier() async throws {
    let world = try await BookshelfWorld.stocked(Self.twins)
    let reader = try await world.signedIn()
    let places: [(ComicItem, String)] = [
      (.comic(Comic.ID("x")), "s1"), (.episode(ComicEpisode.ID("y")), "s1"),
      (.comic(Comic.ID("gone")), "s1"), (.episode(ComicEpisode.ID("lost")), "s9"),
    ]
    for (number, (item, series)) in places.enumerated() {
      let place = ReadingProgress.fixture(item, series: series, seconds: -Int64(number))
      try await world.store.keep(place, for: reader)
    }
    let told = try await world.repository.progress(of: reader)
    #expect(told.map(\.label) == ["1", "Second", "c:gone", "e:lost"])
    #expect(told.map(\.seriesTitle) == ["Twins", "Twins", "Twins", "s9"])
  }

  @Test func showsWhereToContinueOnlyOnTheFirstPage() async throws {
    let world = try await BookshelfWorld.stocked(Self.twins)
    let reader = try await world.signedIn()
    try await world.read(2, of: "y", as: reader)
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
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue((1...count).map { .example("s\($0)", volumes: 2) }))
    try await world.synchronise()
    let reader = try await world.signedIn()
    for number in 1...count {
      for volume in 1...2 {
        let comic = "s\(number)-\(volume)"
        try await world.own(comic)
        // Everything in the last series is finished.
        let place = ReadingProgress.fixture(
          .comic(Comic.ID(comic)), series: "s\(number)", page: number == count ? 4 : 1, pages: 4,
          seconds: Int64(10 * number + volume))
        try await world.store.keep(place, for: reader)
      }
    }
    let shelf = try await world.repository.shelf(ComicListRequest(), for: reader)
    let expected = (2..<count).reversed().map { "s\($0)" }
    #expect(shelf.continuing.map(\.series.raw) == expected)
    #expect(shelf.continuing.map(\.seriesTitle) == expected)
    #expect(shelf.continuing.first?.next.readable.item == .comic(Comic.ID("s\(count - 1)-2")))
  }

  /// A volume and an episode with the same identifier, and another episode.
  private static let twins = ComicSeries.fixture(
    title: "Twins", comics: [.fixture(id: "x", number: "1", price: .fixture(1), pages: 3)],
    episodes: [
      .fixture(id: "x", title: "First", pages: 3), .fixture(id: "y", title: "Second", pages: 3),
    ])
}
