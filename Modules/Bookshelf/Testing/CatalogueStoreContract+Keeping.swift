import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension CatalogueStoreContract {
  /// Checks of storing series.
  static let keeping: [ContractCheck<any Store>] = [
    ContractCheck("An empty store returns nil and empty lists") { store async throws in
      let library = Library(store)
      #expect(try await library.listed() == [])
      #expect(try await library.series("s1") == nil)
      #expect(try await store.series(of: .comic(Comic.ID("c1"))) == nil)
      #expect(try await store.series(of: .episode(ComicEpisode.ID("e1"))) == nil)
      #expect(try await store.state() == nil)
    },
    ContractCheck("Returns every attribute of a series, including absent ones") {
      store async throws in
      let library = Library(store)
      let changes = try await library.keep(.full, .bare)
      #expect(changes == CatalogueChanges(added: 2))
      #expect(try await library.series("full") == .full)
      #expect(try await library.series("bare") == .bare)
      let page = try await store.series(
        ComicListRequest(ownedOnly: false), for: nil, at: Comic.fixtureTime())
      #expect(Set(page.series) == [.full, .bare])
    },
    ContractCheck("Stores long titles and readings") { store async throws in
      let library = Library(store)
      let series = ComicSeries.fixture(
        title: .unrepeating(16_000), titleReading: .unrepeating(15_000))
      try await library.keep(series)
      #expect(try await library.series("s1") == series)
    },
    ContractCheck("Keeps the catalogue's order of volumes and episodes, even of many") {
      store async throws in
      let library = Library(store)
      let series = ComicSeries.fixture(
        authors: ["b", "a", "c"].map { ComicAuthor(name: $0) },
        comics: ["c3", "c1", "c2"].map { .fixture(id: $0) },
        episodes: (0..<1200).map { .fixture(id: "e\(($0 * 7) % 1200)") })
      try await library.keep(series)
      #expect(try await library.series("s1") == series)
    },
    ContractCheck("Finds a series by its volumes and episodes") { store async throws in
      let library = Library(store)
      try await library.keep(.full, .bare)
      for item in ["c:full-c2", "e:full-e1"].compactMap({ ComicItem($0) }) {
        #expect(try await store.series(of: item) == .full)
      }
      for item in ["e:full-c2", "c:full-e1", "c:other"].compactMap({ ComicItem($0) }) {
        #expect(try await store.series(of: item) == nil)
      }
    },
    ContractCheck("Finds the first listed series of a volume that is in several") {
      store async throws in
      let library = Library(store)
      let twins = ["a", "b"].map {
        ComicSeries.fixture(id: $0, comics: [.fixture()], episodes: [.fixture()])
      }
      try await library.synchronise(twins[1], twins[0])
      for item in ["c:c1", "e:e1"].compactMap({ ComicItem($0) }) {
        #expect(try await store.series(of: item)?.id.raw == "a")
      }
      try await library.synchronise(twins[1])
      for item in ["c:c1", "e:e1"].compactMap({ ComicItem($0) }) {
        #expect(try await store.series(of: item)?.id.raw == "b")
      }
    },
    ContractCheck("Stores the last version of a series that is listed twice") {
      store async throws in
      let library = Library(store)
      let run = try await store.begin(from: library.start)
      let (first, second) = (ComicSeries.fixture(title: "one"), ComicSeries.fixture(title: "two"))
      #expect(
        try await library.keep(first, second, second, in: run)
          == CatalogueChanges(added: 1, changed: 1, unchanged: 1))
      #expect(try await library.series("s1")?.title == "two")
      let third = ComicSeries.fixture(title: "three")
      #expect(
        try await library.keep(third, of: library.second, in: run) == CatalogueChanges(changed: 1))
      #expect(try await library.series("s1")?.title == "three")
      #expect(try await library.listed() == ["s1"])
    },
    ContractCheck("Stores a batch of many hundreds, and reports it as unchanged the second time") {
      store async throws in
      let library = Library(store)
      let many = (0..<1100).map { ComicSeries.fixture(id: "s\($0)", title: "Volume \($0)") }
      let run = try await store.begin(from: library.start)
      #expect(
        try await store.keep(many, of: library.start, in: run) == CatalogueChanges(added: 1100))
      #expect(
        try await store.keep(many, of: library.start, in: run)
          == CatalogueChanges(unchanged: 1100))
      #expect(try await store.keep([], of: library.start, in: run) == CatalogueChanges())
      #expect(try await store.end(run, at: Comic.fixtureTime()) == 0)
      #expect(try await library.listed().count == 1100)
      #expect(try await store.state()?.series == 1100)
    },
  ]

  /// Checks of detecting changes.
  static let changing: [ContractCheck<any Store>] = [
    ContractCheck("Reports an unchanged series, and keeps all of its attributes") {
      store async throws in
      let library = Library(store)
      try await library.keep(.full, .bare)
      #expect(try await library.keep(.full, .bare) == CatalogueChanges(unchanged: 2))
      #expect(try await library.series("full") == .full)
    },
    ContractCheck("Detects and stores a change of any attribute") { store async throws in
      let library = Library(store)
      try await library.keep(.full)
      for changed in ComicSeries.changes {
        #expect(try await library.keep(changed) == CatalogueChanges(changed: 1), "\(changed)")
        #expect(try await library.series("full") == changed)
        #expect(try await library.keep(.full) == CatalogueChanges(changed: 1))
        #expect(try await library.series("full") == .full)
      }
    },
    ContractCheck("Searches and sorts by a changed title") { store async throws in
      let library = Library(store)
      try await library.keep(.fixture(id: "s1", title: "Zebra"), .fixture(id: "s2", title: "Moth"))
      try await library.keep(.fixture(id: "s1", title: "Adder"))
      let now = Comic.fixtureTime()
      func found(_ query: String) async throws -> [String] {
        let form = ComicListRequest(ownedOnly: false, query: query)
        return try await store.series(form, for: nil, at: now).series.map(\.id.raw)
      }
      #expect(try await found("") == ["s1", "s2"])
      #expect(try await found("adder") == ["s1"])
      #expect(try await found("zebra") == [])
    },
    ContractCheck("Hides a delisted volume, but keeps it for its owners") { store async throws in
      let library = Library(store)
      let volumes = ["c1", "c2", "c3"].map { Comic.fixture(id: $0) }
      try await library.keep(.fixture(comics: volumes))
      try await library.buy("c2")
      _ = try await store.place(.fixture(id: "open", comic: "c3"), for: .fixture())
      try await library.keep(.fixture())
      let kept = try #require(try await library.series("s1"))
      #expect(kept.comics.map(\.id.raw) == ["c2", "c3"])
      #expect(kept.comics.allSatisfy { $0.isHidden && !$0.isPurchasable && $0.pages == 180 })
      #expect(try await store.series(of: .comic(Comic.ID("c2"))) == kept)
      #expect(try await store.series(of: .comic(Comic.ID("c1"))) == nil)
      #expect(try await library.keep(.fixture()) == CatalogueChanges(unchanged: 1))
      let owned = try await store.series(
        ComicListRequest(), for: .fixture(), at: Comic.fixtureTime())
      #expect(owned.series == [kept])
      try await library.keep(.fixture(comics: volumes))
      #expect(try await library.series("s1") == .fixture(comics: volumes))
    },
  ]
}
