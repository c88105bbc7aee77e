public import BookshelfDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``CatalogueStore`` must pass. Each check gets an empty
/// store, and verifies the result through the methods of ``ComicShelfStore``.
public enum CatalogueStoreContract {
  public typealias Store = CatalogueStore & ComicShelfStore

  public static let checks: [ContractCheck<any Store>] = keeping + changing + running + withdrawing

  static func check(
    _ promise: String, _ body: @escaping @Sendable (Library, any Store) async throws -> Void
  ) -> ContractCheck<any Store> {
    ContractCheck(promise) { store in try await body(Library(store: store), store) }
  }

  /// A store with helpers for synchronizing and querying.
  struct Library {
    let store: any Store
    let start = CataloguePage("https://comics.example/catalogue")
    let second = CataloguePage("https://comics.example/catalogue?page=2")
    let elsewhere = CataloguePage("/home/mina/catalogue.json")

    /// Stores series of a page, by default of the first page, without finishing the page.
    @discardableResult
    func keep(
      _ series: ComicSeries..., of page: CataloguePage? = nil, in run: CatalogueRun? = nil
    ) async throws -> CatalogueChanges {
      let run = if let run { run } else { try await store.begin(from: start) }
      return try await store.keep(series, of: page ?? start, in: run)
    }

    /// Stores a complete page.
    func read(
      _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
    ) async throws {
      _ = try await store.keep(series, of: page, in: run)
      let validators = HTTPValidators(entityTag: "\"1\"", lastModified: nil)
      try await store.finish(page, CatalogueLedger(validators: validators, next: nil), in: run)
    }

    /// Runs a complete synchronization with a catalogue of one page.
    ///
    /// - Returns: How many series were withdrawn.
    @discardableResult
    func synchronise(
      _ series: ComicSeries..., from start: CataloguePage? = nil, at seconds: Int64 = 0
    ) async throws -> Int {
      let start = start ?? self.start
      let run = try await store.begin(from: start)
      try await read(series, of: start, in: run)
      return try await store.end(run, at: .fixture(seconds))
    }

    /// Returns the sorted identifiers of all listed series.
    func listed(for reader: SignedInReader? = nil) async throws -> [String] {
      let form = ComicListRequest(ownedOnly: false, limit: ListLimit.most)
      let page = try await store.series(form, for: reader, at: .fixture())
      return page.series.map(\.id.raw).sorted()
    }

    func series(_ id: String) async throws -> ComicSeries? {
      try await store.series(ComicSeries.ID(id))
    }

    /// Buys a volume for a reader.
    func buy(_ comic: String, for reader: SignedInReader = .fixture()) async throws {
      try await ComicShelfStoreContract.buy(comic, for: reader, in: store)
    }
  }
}

extension CatalogueStoreContract {
  /// Checks of storing series.
  static let keeping: [ContractCheck<any Store>] = [
    check("An empty store returns nil and empty lists") { library, store async throws in
      #expect(try await library.listed() == [])
      #expect(try await library.series("s1") == nil)
      #expect(try await store.series(of: .comic(Comic.ID("c1"))) == nil)
      #expect(try await store.series(of: .episode(ComicEpisode.ID("e1"))) == nil)
      #expect(try await store.state() == nil)
    },
    check("Returns every attribute of a series, including absent ones") { library, store in
      let changes = try await library.keep(.full, .bare)
      #expect(changes == CatalogueChanges(added: 2))
      #expect(try await library.series("full") == .full)
      #expect(try await library.series("bare") == .bare)
      let page = try await store.series(
        ComicListRequest(ownedOnly: false), for: nil, at: .fixture())
      #expect(Set(page.series) == [.full, .bare])
    },
    check("Stores long titles and readings") { library, _ in
      let series = ComicSeries.fixture(
        title: .unrepeating(16_000), titleReading: .unrepeating(15_000))
      try await library.keep(series)
      #expect(try await library.series("s1") == series)
    },
    check("Keeps the catalogue's order of volumes and episodes, even of many") { library, _ in
      let series = ComicSeries.fixture(
        authors: ["b", "a", "c"].map { ComicAuthor(name: $0) },
        comics: ["c3", "c1", "c2"].map { .fixture(id: $0) },
        episodes: (0..<1200).map { .fixture(id: "e\(($0 * 7) % 1200)") })
      try await library.keep(series)
      #expect(try await library.series("s1") == series)
    },
    check("Finds a series by its volumes and episodes") { library, store in
      try await library.keep(.full, .bare)
      for item in ["c:full-c2", "e:full-e1"].compactMap({ ComicItem($0) }) {
        #expect(try await store.series(of: item) == .full)
      }
      for item in ["e:full-c2", "c:full-e1", "c:other"].compactMap({ ComicItem($0) }) {
        #expect(try await store.series(of: item) == nil)
      }
    },
    check("Finds the first listed series of a volume that is in several") { library, store in
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
    check("Stores the last version of a series that is listed twice, and counts it once") {
      library, store in
      let run = try await store.begin(from: library.start)
      let (first, second) = (ComicSeries.fixture(title: "one"), ComicSeries.fixture(title: "two"))
      #expect(
        try await library.keep(first, second, second, in: run)
          == CatalogueChanges(added: 1))
      #expect(try await library.series("s1")?.title == "two")
      let third = ComicSeries.fixture(title: "three")
      #expect(
        try await library.keep(third, of: library.second, in: run) == CatalogueChanges())
      #expect(try await library.series("s1")?.title == "three")
      #expect(try await library.listed() == ["s1"])
      let next = try await store.begin(from: library.start)
      #expect(
        try await library.keep(third, second, third, in: next) == CatalogueChanges(unchanged: 1))
      #expect(try await store.keepUnchanged(library.second, in: next) == 0)
      let last = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.start, in: last) == 1)
      #expect(try await store.keepUnchanged(library.second, in: last) == 0)
    },
    check("Stores a batch of many hundreds, and reports it as unchanged the second time") {
      library, store in
      let many = (0..<1100).map { ComicSeries.fixture(id: "s\($0)", title: "Volume \($0)") }
      let run = try await store.begin(from: library.start)
      #expect(
        try await store.keep(many, of: library.start, in: run) == CatalogueChanges(added: 1100))
      let next = try await store.begin(from: library.start)
      #expect(
        try await store.keep(many, of: library.start, in: next)
          == CatalogueChanges(unchanged: 1100))
      #expect(try await store.keep([], of: library.start, in: next) == CatalogueChanges())
      #expect(try await store.end(next, at: .fixture()) == 0)
      #expect(try await library.listed().count == 1100)
      #expect(try await store.state()?.series == 1100)
    },
  ]

  /// Checks of detecting changes.
  static let changing: [ContractCheck<any Store>] = [
    check("Reports an unchanged series, and keeps all of its attributes") { library, _ in
      try await library.keep(.full, .bare)
      #expect(try await library.keep(.full, .bare) == CatalogueChanges(unchanged: 2))
      #expect(try await library.series("full") == .full)
    },
    check("Detects and stores a change of any attribute") { library, _ in
      try await library.keep(.full)
      for changed in ComicSeries.changes {
        #expect(try await library.keep(changed) == CatalogueChanges(changed: 1), "\(changed)")
        #expect(try await library.series("full") == changed)
        #expect(try await library.keep(.full) == CatalogueChanges(changed: 1))
        #expect(try await library.series("full") == .full)
      }
    },
    check("Searches and sorts by a changed title") { library, store in
      try await library.keep(.fixture(id: "s1", title: "Zebra"), .fixture(id: "s2", title: "Moth"))
      try await library.keep(.fixture(id: "s1", title: "Adder"))
      let now: Timestamp = .fixture()
      func found(_ query: String) async throws -> [String] {
        let form = ComicListRequest(ownedOnly: false, query: query)
        return try await store.series(form, for: nil, at: now).series.map(\.id.raw)
      }
      #expect(try await found("") == ["s1", "s2"])
      #expect(try await found("adder") == ["s1"])
      #expect(try await found("zebra") == [])
    },
    check("Hides a delisted volume, but keeps it for its owners") { library, store in
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
        ComicListRequest(), for: .fixture(), at: .fixture())
      #expect(owned.series == [kept])
      try await library.keep(.fixture(comics: volumes))
      #expect(try await library.series("s1") == .fixture(comics: volumes))
    },
  ]
}
