import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension ComicShelfStoreContract {
  static let owning: [ContractCheck<any Store>] = [
    ContractCheck("Each reader sees only their own volumes") { store in
      try await keep(shelf, in: store)
      let (mina, otis) = (SignedInReader.fixture("mina"), SignedInReader.fixture("otis"))
      try await buy("c1", for: mina, in: store)
      try await buy("c2", for: otis, in: store)
      for order in ComicOrdering.allCases {
        #expect(try await ids(order, ownedOnly: true, for: mina, in: store) == ["s1"])
        #expect(try await ids(order, ownedOnly: true, for: otis, in: store) == ["s2"])
        #expect(try await ids(order, ownedOnly: true, in: store) == [])
        #expect(try await ids(order, ownedOnly: false, for: mina, in: store).count == 3)
      }
      #expect(try await store.purchases(of: mina).map(\.comic.raw) == ["c1"])
      #expect(try await store.purchases(of: otis).map(\.comic.raw) == ["c2"])
    },
    ContractCheck("Lists a series once if several volumes are owned, also in a search") { store in
      try await keep(shelf, in: store)
      for comic in ["c1", "c1b", "c3"] { try await buy(comic, for: .fixture(), in: store) }
      let form = ComicListRequest(query: "lantern")
      let page = try await store.series(form, for: .fixture(), at: .fixture())
      #expect(page.series.map(\.id.raw) == ["s1", "s3"] && page.total == 2)
      for (query, wanted) in [("lantern 3", ["s3"]), ("lantern 2", [])] {
        #expect(
          try await ids(query: query, ownedOnly: true, for: .fixture(), in: store) == wanted)
      }
    },
    ContractCheck("Returns every attribute of purchases, latest first") { store in
      let price = Price.fixture(1299, .euro)
      let orders = [("o1", "c1", Int64(5)), ("o2", "c2", 9), ("o3", "c0", 5)]
      for (id, comic, seconds) in orders {
        let order = ComicOrder.fixture(id: id, comic: comic, price: price)
        let placed = try await store.place(order, for: .fixture())
        try await store.close(
          placed, with: .bought, for: .fixture(), at: .fixture(seconds))
      }
      let purchases = try await store.purchases(of: .fixture())
      #expect(purchases.map(\.comic.raw) == ["c2", "c0", "c1"])
      #expect(
        purchases.last
          == ComicPurchase(
            comic: Comic.ID("c1"), order: ComicOrder.ID("o1"), price: price,
            boughtAt: .fixture(5)))
    },
  ]

  private static let shelf: [ComicSeries] = [
    .fixture(
      id: "s1", title: "Lantern 1", comics: [.fixture(id: "c1"), .fixture(id: "c1b")]),
    .fixture(id: "s2", title: "Lantern 2", comics: [.fixture(id: "c2")]),
    .fixture(id: "s3", title: "Lantern 3", comics: [.fixture(id: "c3")]),
  ]

  static let buying: [ContractCheck<any Store>] = [
    ContractCheck("Returns the open order instead of a second one") { store async throws in
      let first = ComicOrder.fixture(id: "o1", price: .fixture(100), seconds: 1)
      #expect(try await store.place(first, for: .fixture()) == first)
      let second = ComicOrder.fixture(id: "o2", price: .fixture(200), seconds: 2)
      #expect(try await store.place(second, for: .fixture()) == first)
      #expect(try await store.openOrders(of: .fixture()) == [first])
      let other = ComicOrder.fixture(id: "o3", comic: "c0", seconds: 0)
      #expect(try await store.place(other, for: .fixture()) == other)
      #expect(try await store.openOrders(of: .fixture()) == [other, first])
    },
    ContractCheck("Concurrent orders for one volume become one order") { store async throws in
      let placed = try await concurrently(20) { number in
        try? await store.place(.fixture(id: "o\(number)"), for: .fixture())
      }
      #expect(placed.count == 20 && Set(placed).count == 1)
      #expect(try await store.openOrders(of: .fixture()).count == 1)
    },
    ContractCheck("Rejects an order for an owned volume") { store in
      try await buy("c1", for: .fixture(), in: store)
      await #expect(throws: ComicFailure.alreadyOwned(Comic.ID("c1"))) {
        _ = try await store.place(.fixture(id: "o2"), for: .fixture())
      }
      #expect(try await store.openOrders(of: .fixture()) == [])
      let otis = SignedInReader.fixture("otis")
      let order = ComicOrder.fixture(id: "o3", reader: otis)
      #expect(try await store.place(order, for: otis) == order)
    },
    ContractCheck("An order belongs to the reader who places it") { store in
      let (mina, otis) = (SignedInReader.fixture("mina"), SignedInReader.fixture("otis"))
      let placed = try await store.place(.fixture(reader: mina), for: otis)
      #expect(placed.reader == otis.id)
      #expect(try await store.openOrders(of: mina) == [])
      #expect(try await store.openOrders(of: otis) == [placed])
      await #expect(throws: ComicFailure.self) {
        try await store.close(placed, with: .bought, for: mina, at: .fixture())
      }
      #expect(try await store.purchases(of: mina) == [])
      #expect(try await store.openOrders(of: otis) == [placed])
    },
    ContractCheck("Every outcome closes the order, and some of them add a purchase") { store in
      let outcomes: [StorefrontOutcome] = [
        .bought, .cancelled, .declined(reason: "The card is no good."), .alreadyOwned, .restored,
      ]
      for (number, outcome) in outcomes.enumerated() {
        let order = ComicOrder.fixture(id: "o\(number)", comic: "c\(number)")
        try await store.close(
          try await store.place(order, for: .fixture()), with: outcome, for: .fixture(),
          at: .fixture(1))
        #expect(try await store.openOrders(of: .fixture()) == [], "\(outcome)")
      }
      #expect(try await store.purchases(of: .fixture()).map(\.comic.raw) == ["c0", "c3", "c4"])
      let again = ComicOrder.fixture(id: "again", comic: "c1")
      #expect(try await store.place(again, for: .fixture()) == again)
    },
    ContractCheck("A closed order does not change, and buys a volume only once") { store in
      let order = try await store.place(.fixture(), for: .fixture())
      try await store.close(order, with: .cancelled, for: .fixture(), at: .fixture(1))
      try await store.close(order, with: .bought, for: .fixture(), at: .fixture(2))
      #expect(try await store.purchases(of: .fixture()) == [])
      let second = try await store.place(.fixture(id: "o2"), for: .fixture())
      for seconds in 3...5 {
        try await store.close(
          second, with: .bought, for: .fixture(), at: .fixture(Int64(seconds)))
      }
      #expect(
        try await store.purchases(of: .fixture()).map(\.boughtAt) == [.fixture(3)])
    },
    ContractCheck("A purchase has the stored order's volume and price") { store in
      _ = try await store.place(.fixture(price: .fixture(528)), for: .fixture())
      let other = ComicOrder.fixture(comic: "c9", price: .fixture(1))
      try await store.close(other, with: .bought, for: .fixture(), at: .fixture())
      let purchase = try #require(try await store.purchases(of: .fixture()).first)
      #expect(purchase.comic.raw == "c1" && purchase.price == .fixture(528))
    },
  ]
}

extension ComicShelfStoreContract {
  static let reading: [ContractCheck<any Store>] = [
    ContractCheck("Returns every attribute of a reading position, latest first") { store in
      #expect(try await store.progress(of: .fixture(), in: nil) == [])
      let places: [ReadingProgress] = [
        .fixture(.comic(Comic.ID("x")), series: "s2", page: 180, pages: 180, seconds: 9),
        .fixture(.comic(Comic.ID("a")), page: 7, pages: 9, seconds: 5),
        .fixture(.episode(ComicEpisode.ID("a")), page: 3, pages: 4, seconds: 5),
        .fixture(.episode(ComicEpisode.ID("x")), seconds: -5),
      ]
      for place in [2, 0, 3, 1].map({ places[$0] }) { try await store.keep(place, for: .fixture()) }
      #expect(try await store.progress(of: .fixture(), in: nil) == places)
    },
    ContractCheck("Keeps the later position of an item; of equal times, the one stored last") {
      store in
      for (page, seconds, wanted) in [(4, Int64(5), 4), (2, 4, 4), (3, 5, 3), (1, 6, 1)] {
        try await store.keep(.fixture(page: page, seconds: seconds), for: .fixture())
        #expect(try await store.progress(of: .fixture(), in: nil).map(\.page) == [wanted])
      }
    },
    ContractCheck("Replaces a position from the future") { store in
      let delay = ReadingProgress.longestDelay.components.seconds
      for (page, seconds, wanted) in [(4, delay, 4), (2, 0, 4), (3, -1, 3)] {
        try await store.keep(.fixture(page: page, seconds: seconds), for: .fixture())
        #expect(try await store.progress(of: .fixture(), in: nil).map(\.page) == [wanted])
      }
    },
    ContractCheck("Moves the position of an item that moved to another series") { store in
      try await store.keep(.fixture(series: "s1", seconds: 1), for: .fixture())
      try await store.keep(.fixture(series: "s2", seconds: 2), for: .fixture())
      #expect(try await store.progress(of: .fixture(), in: [ComicSeries.ID("s1")]) == [])
      #expect(try await store.progress(of: .fixture(), in: [ComicSeries.ID("s2")]).count == 1)
    },
    ContractCheck("Returns positions of some series, of many, and of none") { store in
      for number in 0..<30 {
        try await store.keep(
          .fixture(
            .episode(ComicEpisode.ID("e\(number)")), series: "s\(number)",
            seconds: Int64(number / 2)), for: .fixture())
      }
      let all = try await store.progress(of: .fixture(), in: nil)
      let many = (0..<1200).map { ComicSeries.ID("s\($0)") }
      #expect(try await store.progress(of: .fixture(), in: many + many) == all)
      #expect(try await store.progress(of: .fixture(), in: []) == [])
      let some = [7, 3, 99].map { ComicSeries.ID("s\($0)") }
      #expect(
        try await store.progress(of: .fixture(), in: some).map(\.series.raw) == ["s7", "s3"])
    },
    ContractCheck("Each reader sees only their own positions") { store in
      let (mina, otis) = (SignedInReader.fixture("mina"), SignedInReader.fixture("otis"))
      try await store.keep(.fixture(page: 3, seconds: 9), for: mina)
      #expect(try await store.progress(of: otis, in: nil) == [])
      try await store.keep(.fixture(page: 5, seconds: 1), for: otis)
      #expect(try await store.progress(of: mina, in: nil).map(\.page) == [3])
      #expect(try await store.progress(of: otis, in: nil).map(\.page) == [5])
    },
  ]
}
