import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension CatalogueStoreContract {
  /// Checks of withdrawing series that no page lists anymore.
  static let withdrawing: [ContractCheck<any Store>] = [
    ContractCheck("Withdraws delisted series at the end of the synchronisation only") {
      store async throws in
      let library = Library(store)
      let gone = ComicSeries.fixture(id: "gone", comics: [.fixture()], episodes: [.fixture()])
      try await library.synchronise(gone, .fixture(id: "s2"))
      let run = try await store.begin(from: library.start)
      try await library.read([.fixture(id: "s2")], of: library.start, in: run)
      #expect(try await library.listed() == ["gone", "s2"])
      #expect(try await store.end(run, at: Comic.fixtureTime()) == 1)
      #expect(try await library.listed() == ["s2"])
      #expect(try await library.series("gone") == gone)
      #expect(try await store.series(of: .comic(Comic.ID("c1"))) == gone)
      #expect(try await store.series(of: .episode(ComicEpisode.ID("e1"))) == gone)
      #expect(try await store.state()?.series == 1)
      #expect(try await library.synchronise(.fixture(id: "s2")) == 0)
    },
    ContractCheck("Lists a withdrawn series for its owners only, until it is listed again") {
      store async throws in
      let library = Library(store)
      let gone = ComicSeries.fixture(id: "gone", comics: [.fixture()])
      try await library.synchronise(gone)
      try await library.buy("c1", for: .fixture("mina"))
      try await library.synchronise(.fixture(id: "s2"))
      #expect(try await library.listed(for: .fixture("mina")) == ["gone", "s2"])
      #expect(try await library.listed(for: .fixture("otis")) == ["s2"])
      #expect(try await library.listed() == ["s2"])
      for ordering in ComicOrdering.allCases {
        let form = ComicListRequest(ordering: ordering)
        let page = try await store.series(form, for: .fixture("mina"), at: Comic.fixtureTime())
        #expect(page == ComicStorePage(series: [gone], total: 1))
      }
      try await library.synchronise(gone)
      #expect(try await library.listed() == ["gone"])
    },
    ContractCheck("Keeps every series of an unchanged page") { store async throws in
      let library = Library(store)
      let run = try await store.begin(from: library.start)
      try await library.read(
        [.fixture(id: "s1"), .fixture(id: "s2")], of: library.start, in: run)
      try await library.read([.fixture(id: "s3")], of: library.second, in: run)
      _ = try await store.end(run, at: Comic.fixtureTime())
      let next = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.start, in: next) == 2)
      #expect(try await store.ledger(of: library.start, in: next) != nil)
      #expect(try await store.keepUnchanged(CataloguePage("never read"), in: next) == 0)
      #expect(try await store.end(next, at: Comic.fixtureTime()) == 1)
      #expect(try await library.listed() == ["s1", "s2"])
      let last = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.second, in: last) == 1)
      #expect(try await store.end(last, at: Comic.fixtureTime()) == 2)
      #expect(try await library.listed() == ["s3"])
    },
    ContractCheck("Keeps a series while one of its pages lists it") { store async throws in
      let library = Library(store)
      let run = try await store.begin(from: library.start)
      for page in [library.start, library.second] {
        try await library.read([.fixture(id: "s1")], of: page, in: run)
      }
      _ = try await store.end(run, at: Comic.fixtureTime())
      let next = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.start, in: next) == 1)
      try await library.read([.fixture(id: "s2")], of: library.second, in: next)
      #expect(try await store.end(next, at: Comic.fixtureTime()) == 0)
      #expect(try await library.listed() == ["s1", "s2"])
      let last = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.second, in: last) == 1)
      #expect(try await store.end(last, at: Comic.fixtureTime()) == 1)
      #expect(try await library.listed() == ["s2"])
    },
    ContractCheck("Concurrent synchronisations keep each other's series") { store async throws in
      let library = Library(store)
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"), .fixture(id: "s3"))
      let older = try await store.begin(from: library.start)
      let newer = try await store.begin(from: library.start)
      try await library.keep(.fixture(id: "s1"), in: older)
      try await library.keep(.fixture(id: "s1"), .fixture(id: "s2"), in: newer)
      try await library.keep(.fixture(id: "s1"), .fixture(id: "s2"), in: older)
      #expect(try await store.end(older, at: Comic.fixtureTime()) == 1)
      #expect(try await library.listed() == ["s1", "s2"])
      #expect(try await store.end(newer, at: Comic.fixtureTime()) == 0)
      #expect(try await library.listed() == ["s1", "s2"])
    },
    ContractCheck("A synchronisation withdraws only series of its own catalogue") {
      store async throws in
      let library = Library(store)
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"))
      let others = [ComicSeries.fixture(id: "s2"), .fixture(id: "s3")]
      #expect(try await library.synchronise(others[0], others[1], from: library.elsewhere) == 0)
      #expect(try await library.listed() == ["s1", "s2", "s3"])
      // The other catalogue was the last to list the series, so this one does not withdraw it.
      #expect(try await library.synchronise(.fixture(id: "s1")) == 0)
      #expect(try await library.synchronise(.fixture(id: "s3"), from: library.elsewhere) == 1)
      #expect(try await library.listed() == ["s1", "s3"])
    },
    ContractCheck("An empty catalogue withdraws all series, but keeps purchases") {
      store async throws in
      let library = Library(store)
      try await library.synchronise(.fixture(comics: [.fixture()]))
      try await library.buy("c1")
      try await store.keep(.fixture(.comic(Comic.ID("c1"))), for: .fixture())
      #expect(try await library.synchronise() == 1)
      #expect(try await library.listed() == [])
      #expect(try await library.listed(for: .fixture()) == ["s1"])
      #expect(try await store.purchases(of: .fixture()).map(\.comic.raw) == ["c1"])
      #expect(try await store.progress(of: .fixture(), in: nil).count == 1)
    },
  ]
}
