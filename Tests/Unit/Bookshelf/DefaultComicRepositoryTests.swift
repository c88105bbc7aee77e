import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// The rules of the shelf and of buying.
struct DefaultComicRepositoryTests {
  // MARK: Shelf

  @Test func requiresASignedInReaderForTheShelf() async throws {
    let world = try await BookshelfWorld()
    await #expect(throws: ComicFailure.signInNeeded) {
      try await world.repository.shelf(ComicListRequest(), for: nil)
    }
    let all = try await world.repository.shelf(ComicListRequest(ownedOnly: false), for: nil)
    #expect(all.entries == [])
  }

  @Test func twoReadersNeverSeeEachOthersShelf() async throws {
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue([.example("s1"), .example("s2")]))
    try await world.synchronise()
    try await world.own(Comic.ID("s1-1"), as: "mina")
    try await world.own(Comic.ID("s2-1"), as: "tomo")
    for (name, series) in [("mina", "s1"), ("tomo", "s2")] {
      let reader = try await world.signedIn(name)
      let shelf = try await world.repository.shelf(ComicListRequest(), for: reader)
      #expect(shelf.entries.map(\.id.raw) == [series])
    }
  }

  @Test func countsTheUnreadItemsOfThisReader() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1", volumes: 3)]))
    try await world.synchronise()
    try await world.own(Comic.ID("s1-1"))
    try await world.own(Comic.ID("s1-2"))
    let reader = try await world.signedIn()
    let page = try await world.repository.page(4, of: "s1-1", for: reader)
    try await world.repository.keepPlace(at: page, for: reader)
    let shelf = try await world.repository.shelf(ComicListRequest(), for: reader)
    #expect(shelf.entries.map(\.owned) == [2])
    #expect(shelf.entries.map(\.unread) == [1])
    #expect(shelf.continuing.map(\.next.readable.item) == [.comic(Comic.ID("s1-2"))])
  }

  @Test func namesAnUnknownSeries() async throws {
    let world = try await BookshelfWorld()
    await #expect(throws: ComicFailure.unknownSeries(ComicSeries.ID("s9"))) {
      try await world.repository.detail(of: ComicSeries.ID("s9"), for: nil)
    }
  }

  @Test(arguments: [(0, 0), (ReaderRollout.whole, 1)])
  func showsAdvertisementsToReadersOfTheRollout(_ share: Int, _ count: Int) async throws {
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue([Self.advertised]), advertisingTo: share)
    try await world.synchronise()
    let detail = try await world.repository.detail(of: Self.advertised.id, for: nil)
    #expect(Self.advertisements(in: detail) == count)
    #expect(detail.grid.cells.count == count + 1)
  }

  @Test func showsAdvertisementsToSomeReadersOfAPartialRollout() async throws {
    let rollout = ReaderRollout(name: "advertisements", share: ReaderRollout.whole / 2)
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue([Self.advertised]), advertisingTo: rollout.share)
    try await world.synchronise()
    var seen: Set<Bool> = []
    for name in ["mina", "tomo", "otis", "nina", "ilse", "jorn"] {
      let reader = try await world.signedIn(name)
      let detail = try await world.repository.detail(of: Self.advertised.id, for: reader)
      let isIncluded = rollout.includes(reader.reader.id.raw)
      #expect((Self.advertisements(in: detail) == 1) == isIncluded)
      seen.insert(isIncluded)
    }
    #expect(seen == [true, false])
  }

  private static let advertised = ComicSeries(
    id: ComicSeries.ID("s1"), title: "s1",
    episodes: [
      ComicEpisode(
        id: ComicEpisode.ID("s1-e1"), isFree: true,
        advertisement: ComicEpisode.Advertisement(type: .banner, slot: 0))
    ])

  private static func advertisements(in detail: ComicDetail) -> Int {
    detail.grid.cells.count { if case .advertisement = $0 { true } else { false } }
  }

  // MARK: Reading

  @Test func continuesWhereTheReaderStopped() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    try await world.own(Comic.ID("s1-1"))
    let reader = try await world.signedIn()
    #expect(try await world.repository.page(nil, of: "s1-1", for: reader).number == 1)
    let third = try await world.repository.page(3, of: "c:s1-1", for: reader)
    try await world.repository.keepPlace(at: third, for: reader)
    #expect(try await world.repository.page(nil, of: "s1-1", for: reader).number == 3)
    let last = try await world.repository.page(4, of: "s1-1", for: reader)
    try await world.repository.keepPlace(at: last, for: reader)
    #expect(try await world.repository.page(nil, of: "s1-1", for: reader).number == 1)
  }

  @Test func rejectsAMissingPage() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    try await world.own(Comic.ID("s1-1"))
    let reader = try await world.signedIn()
    for number in [0, -1, 5] {
      let failure = await #expect(throws: ComicFailure.self) {
        try await world.repository.page(number, of: "s1-1", for: reader)
      }
      #expect(
        failure
          == .form([
            ComicFieldFailure(.page, "“s1 1” has the pages 1 to 4, got “\(number)”.")
          ]))
    }
  }

  @Test func rejectsReadingAVolumeThatIsNotOwned() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    await #expect(throws: ComicFailure.unreadable("1", .signInNeeded)) {
      try await world.repository.page(1, of: "s1-1", for: nil)
    }
    let reader = try await world.signedIn()
    await #expect(throws: ComicFailure.unreadable("1", .purchaseNeeded(Comic.ID("s1-1")))) {
      try await world.repository.page(1, of: "s1-1", for: reader)
    }
    await #expect(throws: ComicFailure.unknownComic("s9-1")) {
      try await world.repository.page(1, of: "s9-1", for: reader)
    }
  }

  // MARK: Buying

  @Test func buyingStoresAPurchase() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    let reader = try await world.signedIn()
    let sale = try await world.repository.buy(Comic.ID("s1-1"), shownAt: .yen(500), for: reader)
    #expect(sale.outcome == .bought)
    #expect(try await world.store.purchases(of: reader).map(\.comic.raw) == ["s1-1"])
    #expect(try await world.store.openOrders(of: reader) == [])
    await #expect(throws: ComicFailure.alreadyOwned(Comic.ID("s1-1"))) {
      try await world.repository.buy(Comic.ID("s1-1"), shownAt: .yen(500), for: reader)
    }
  }

  @Test func rejectsAPriceThatDiffersFromTheShownOne() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    let reader = try await world.signedIn()
    let failure = await #expect(throws: ComicFailure.self) {
      try await world.repository.buy(Comic.ID("s1-1"), shownAt: .yen(400), for: reader)
    }
    #expect(failure == .priceChanged(Comic.ID("s1-1"), shown: .yen(400), now: .yen(500)))
    #expect(try await world.store.openOrders(of: reader) == [])
  }

  @Test(
    arguments: [
      StorefrontOutcome.cancelled, .declined(reason: "The card is at its limit."),
    ])
  func anUnpaidOrderCanBeRetried(outcome: StorefrontOutcome) async throws {
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue([.example("s1")]),
      storefront: InMemoryStorefront([Comic.ID("s1-1"): outcome]))
    try await world.synchronise()
    let reader = try await world.signedIn()
    let first = try await world.repository.buy(Comic.ID("s1-1"), shownAt: nil, for: reader)
    #expect(first.outcome == outcome)
    #expect(try await world.store.purchases(of: reader) == [])
    world.storefront.decide(.bought, about: Comic.ID("s1-1"))
    let second = try await world.repository.buy(Comic.ID("s1-1"), shownAt: nil, for: reader)
    #expect(second.outcome == .bought)
    #expect(second.order.id != first.order.id)
  }

  @Test func retriesALostReplyWithTheSameOrder() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    let reader = try await world.signedIn()
    world.storefront.loseNextAnswer()
    await #expect(throws: ComicFailure.self) {
      try await world.repository.buy(Comic.ID("s1-1"), shownAt: nil, for: reader)
    }
    #expect(try await world.store.purchases(of: reader) == [])
    #expect(try await world.store.openOrders(of: reader).count == 1)
    let sale = try await world.repository.buy(Comic.ID("s1-1"), shownAt: nil, for: reader)
    #expect(sale.outcome == .restored)
    #expect(Set(world.storefront.questions.map(\.id)).count == 1)
    #expect(try await world.store.purchases(of: reader).count == 1)
  }

  @Test func settlesOpenOrdersAtTheNextVisit() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    let reader = try await world.signedIn()
    world.storefront.loseNextAnswer()
    _ = try? await world.repository.buy(Comic.ID("s1-1"), shownAt: nil, for: reader)
    let sales = try await world.repository.settleOpenOrders(of: reader)
    #expect(sales.map(\.outcome) == [.restored])
    #expect(try await world.repository.settleOpenOrders(of: reader) == [])
    #expect(try await world.store.purchases(of: reader).map(\.comic.raw) == ["s1-1"])
  }

  @Test func ordersNoVolumeThatIsNotForSale() async throws {
    let series = ComicSeries(
      id: ComicSeries.ID("s1"), title: "s1",
      comics: [
        Comic(id: Comic.ID("s1-1"), price: .yen(500)),
        Comic(id: Comic.ID("s1-2"), isPurchasable: true),
        Comic(id: Comic.ID("s1-3"), price: .yen(1), isPurchasable: true, isHidden: true),
      ])
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([series]))
    try await world.synchronise()
    let reader = try await world.signedIn()
    let expected: [(String, ComicPurchaseObstacle)] = [
      ("s1-1", .notForSale), ("s1-2", .notForSale), ("s1-3", .hidden),
    ]
    for (id, obstacle) in expected {
      await #expect(throws: ComicFailure.notForSale(Comic.ID(id), obstacle)) {
        try await world.repository.buy(Comic.ID(id), shownAt: nil, for: reader)
      }
    }
    #expect(world.storefront.questions == [])
  }
}

extension ComicSeries {
  /// A series whose title is its identifier, with volumes of four pages for 500 yen.
  static func example(_ id: String, volumes: Int = 1) -> ComicSeries {
    ComicSeries(
      id: ComicSeries.ID(id), title: id,
      comics: (1...volumes).map { number in
        Comic(
          id: Comic.ID("\(id)-\(number)"), number: String(number),
          sortNumber: SortNumber(String(number)), price: .yen(500), isPurchasable: true, pages: 4)
      })
  }
}

extension Price {
  static func yen(_ amount: Int) -> Price {
    guard let price = Price(minorUnits: amount, currency: .yen) else {
      preconditionFailure("\(amount) is no price")
    }
    return price
  }
}
