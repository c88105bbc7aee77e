import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// The rules of the shelf and of reading.
struct DefaultComicRepositoryShelfTests {
  @Test func requiresASignedInReaderForTheShelf() async throws {
    let world = try await BookshelfWorld()
    await #expect(throws: ComicFailure.signInNeeded) {
      try await world.repository.shelf(ComicListRequest(), for: nil)
    }
    #expect(try await world.listed() == [])
  }

  @Test func countsTheUnreadItemsOfThisReader() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1", volumes: 3))
    let reader = try await world.own("s1-1", "s1-2")
    try await world.read(4, of: "s1-1", as: reader)
    let shelf = try await world.repository.shelf(ComicListRequest(), for: reader)
    #expect(shelf.entries.map(\.owned) == [2])
    #expect(shelf.entries.map(\.unread) == [1])
    #expect(shelf.continuing.map(\.next.readable.item) == [.comic(Comic.ID("s1-2"))])
  }

  @Test func namesAnUnknownSeriesOrVolume() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    let reader = try await world.signedIn()
    await #expect(throws: ComicFailure.unknownSeries(ComicSeries.ID("s9"))) {
      try await world.repository.detail(of: ComicSeries.ID("s9"), for: nil)
    }
    await #expect(throws: ComicFailure.unknownComic("s9-1")) {
      try await world.repository.detail(containing: Comic.ID("s9-1"), for: nil)
    }
    await #expect(throws: ComicFailure.unknownComic("s9-1")) {
      try await world.repository.page(1, of: "s9-1", for: reader)
    }
    await #expect(throws: ComicFailure.unknownComic("s9-1")) {
      try await world.repository.buy(Comic.ID("s9-1"), shownAt: nil, for: reader)
    }
  }

  @Test func showsAdvertisementsToSomeReadersOfAPartialRollout() async throws {
    let rollout = ReaderRollout(name: "advertisements", share: ReaderRollout.whole / 2)
    let world = try await BookshelfWorld.stocked(Self.advertised, advertisingTo: rollout.share)
    var seen: Set<Bool> = []
    for name in [nil, "mina", "tomo", "otis", "nina", "ilse", "jorn"] {
      let reader: SignedInReader? = if let name { try await world.signedIn(name) } else { nil }
      let detail = try await world.repository.detail(of: Self.advertised.id, for: reader)
      let isIncluded = rollout.includes(reader?.id.raw ?? "nobody")
      // One episode, with or without its advertisement.
      #expect(detail.grid.cells.count == (isIncluded ? 2 : 1))
      seen.insert(isIncluded)
    }
    #expect(seen == [true, false])
  }

  private static let advertised = ComicSeries.fixture(episodes: [
    .fixture(advertisement: ComicEpisode.Advertisement(type: .banner, slot: 0))
  ])

  @Test func rejectsAMissingPage() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    let reader = try await world.own("s1-1")
    let reason = "“s1 1” has the pages 1 to 4, got “5”."
    await #expect(throws: ComicFailure.form([ComicFieldFailure(.page, reason)])) {
      try await world.repository.page(5, of: "s1-1", for: reader)
    }
  }
}

/// The rules of buying, with a signed-in reader and a series of three volumes for 500 yen each.
struct DefaultComicRepositoryTests {
  private static let first = Comic.ID("s1-1")
  private static let second = Comic.ID("s1-2")
  private let world: BookshelfWorld
  private let reader: SignedInReader

  init() async throws {
    world = try await BookshelfWorld.stocked(.example("s1", volumes: 3))
    reader = try await world.signedIn()
  }

  @Test func buyingStoresAPurchaseOfTheNamedVolumeWithItsPriceAndTheTime() async throws {
    world.clock.set(.fixture(50))
    let sale = try await world.repository.buy(Self.second, shownAt: .fixture(500), for: reader)
    #expect(sale.outcome == .bought)
    #expect(sale.order.comic == Self.second && sale.order.reader == reader.reader.id)
    #expect(sale.order.price == .fixture(500) && sale.order.placedAt == .fixture(50))
    let bought = try await world.store.purchases(of: reader)
    #expect(bought.map(\.comic) == [Self.second] && bought.map(\.order) == [sale.order.id])
    #expect(bought.map(\.boughtAt) == [.fixture(50)])
    #expect(try await world.store.openOrders(of: reader) == [])
  }

  @Test func rejectsAnOwnedVolumeWithoutContactingTheStorefront() async throws {
    try await world.own("s1-2")
    for price in [nil, Price.fixture(500), .fixture(400)] {
      await #expect(throws: ComicFailure.alreadyOwned(Self.second)) {
        try await world.repository.buy(Self.second, shownAt: price, for: reader)
      }
    }
    #expect(world.storefront.questions == [])
    #expect(try await world.store.openOrders(of: reader) == [])
  }

  @Test func rejectsAPriceThatDiffersFromTheShownOne() async throws {
    let changed = ComicFailure.priceChanged(
      Self.first, shown: .fixture(400), now: .fixture(500))
    await #expect(throws: changed) {
      try await world.repository.buy(Self.first, shownAt: .fixture(400), for: reader)
    }
    #expect(try await world.store.openOrders(of: reader) == [])
  }

  @Test(
    arguments: [StorefrontOutcome.cancelled, .declined(reason: "The card is at its limit.")])
  func anUnpaidOrderCanBeRetried(outcome: StorefrontOutcome) async throws {
    world.storefront.decide(outcome, about: Self.first)
    let first = try await world.repository.buy(Self.first, shownAt: nil, for: reader)
    #expect(first.outcome == outcome)
    #expect(try await world.store.purchases(of: reader) == [])
    world.storefront.decide(.bought, about: Self.first)
    let second = try await world.repository.buy(Self.first, shownAt: nil, for: reader)
    #expect(second.outcome == .bought)
    #expect(second.order.id != first.order.id)
  }

  @Test func retriesALostReplyWithTheSameOrder() async throws {
    world.storefront.loseNextAnswer()
    await #expect(throws: ComicFailure.self) {
      try await world.repository.buy(Self.first, shownAt: nil, for: reader)
    }
    #expect(try await world.store.purchases(of: reader) == [])
    #expect(try await world.store.openOrders(of: reader).count == 1)
    let sale = try await world.repository.buy(Self.first, shownAt: nil, for: reader)
    #expect(sale.outcome == .restored)
    #expect(Set(world.storefront.questions.map(\.id)).count == 1)
    #expect(try await world.store.purchases(of: reader).count == 1)
  }

  @Test func chargesOnlyThePriceThatTheReaderConfirmedLast() async throws {
    try await openOrder(for: Self.first)
    let cheaper = ComicSeries.fixture(
      id: "s1", comics: [.fixture(id: Self.first.raw, price: .fixture(400))])
    world.catalogue.tell(ToldCatalogue.Page(series: [cheaper], version: "2"))
    try await world.synchronise()
    await #expect(throws: ComicFailure.orderIsOpen(Self.first, price: .fixture(500))) {
      try await world.repository.buy(Self.first, shownAt: .fixture(400), for: reader)
    }
    #expect(world.storefront.payments == [])
    let sales = try await world.repository.settleOpenOrders(of: reader)
    #expect(sales.map(\.order.price) == [.fixture(500)] && sales.map(\.outcome) == [.bought])
  }

  @Test(arguments: [
    Comic.fixture(id: "s1-1", price: .fixture(400)), .fixture(id: "s1-1", price: nil),
  ])
  func retriesAnOpenOrderAtItsPriceIfTheVolumeHasChanged(_ volume: Comic) async throws {
    try await openOrder(for: Self.first)
    let series = ComicSeries.fixture(id: "s1", comics: [volume])
    world.catalogue.tell(ToldCatalogue.Page(series: [series], version: "2"))
    try await world.synchronise()
    let sale = try await world.repository.buy(Self.first, shownAt: .fixture(500), for: reader)
    #expect(sale.outcome == .bought && sale.order.price == .fixture(500))
  }

  @Test func settlesEveryOpenOrderAndLaterTheOneThatReceivedNoReply() async throws {
    world.storefront.loseNextAnswer()
    _ = try? await world.repository.buy(Self.first, shownAt: nil, for: reader)
    try await openOrder(for: Self.second)
    #expect(try await world.store.openOrders(of: reader).count == 2)
    world.storefront.closeOnce()
    let sales = try await world.repository.settleOpenOrders(of: reader)
    #expect(sales.map(\.outcome) == [.bought])
    #expect(try await world.store.openOrders(of: reader).map(\.comic) == [Self.first])
    #expect(try await world.store.purchases(of: reader).map(\.comic) == [Self.second])
    let later = try await world.repository.settleOpenOrders(of: reader)
    #expect(later.map(\.outcome) == [.restored])
    #expect(try await world.store.purchases(of: reader).count == 2)
    #expect(try await world.repository.settleOpenOrders(of: reader) == [])
  }

  @Test func stopsSettlingAtAFailureOfTheStore() async throws {
    try await openOrder(for: Self.first)
    let failure = ComicFailure.busy(reason: "Busy.")
    let repository = world.repository(storefront: FailingStorefront(failure: failure))
    await #expect(throws: failure) { try await repository.settleOpenOrders(of: reader) }
    #expect(try await world.store.openOrders(of: reader).count == 1)
  }

  @Test func ordersNoVolumeThatIsNotForSale() async throws {
    let comic = Comic.fixture(isHidden: true)
    world.catalogue.tell(ToldCatalogue.Page(series: [.fixture(comics: [comic])], version: "2"))
    try await world.synchronise()
    await #expect(throws: ComicFailure.notForSale(comic.id, .hidden)) {
      try await world.repository.buy(comic.id, shownAt: nil, for: reader)
    }
    #expect(world.storefront.questions == [])
  }

  /// Orders a volume for 500 yen while the storefront does not respond.
  private func openOrder(for comic: Comic.ID) async throws {
    world.storefront.closeOnce()
    await #expect(throws: ComicFailure.self) {
      try await world.repository.buy(comic, shownAt: .fixture(500), for: reader)
    }
  }

  /// A storefront that throws a given error.
  private struct FailingStorefront: Storefront {
    let failure: ComicFailure

    func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
      throw failure
    }
  }
}
