public import BookshelfDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``CatalogueStore`` must pass. Each check gets an empty
/// store, and verifies the result through the methods of ``ComicShelfStore``.
public enum CatalogueStoreContract {
  public typealias Store = CatalogueStore & ComicShelfStore

  public static let checks: [ContractCheck<any Store>] = keeping + changing + running + withdrawing

  /// A store with helpers for synchronizing and querying.
  struct Library {
    let store: any Store
    let start = CataloguePage("https://comics.example/catalogue")
    let second = CataloguePage("https://comics.example/catalogue?page=2")
    let elsewhere = CataloguePage("/home/mina/catalogue.json")

    init(_ store: any Store) {
      self.store = store
    }

    /// Stores series of a page, by default of the first page, without finishing the page.
    @discardableResult
    func keep(
      _ series: ComicSeries..., of page: CataloguePage? = nil, in run: CatalogueRun? = nil
    ) async throws -> CatalogueChanges {
      var current = run
      if current == nil { current = try await store.begin(from: start) }
      return try await store.keep(series, of: page ?? start, in: try #require(current))
    }

    /// Stores a complete page.
    func read(
      _ series: [ComicSeries], of page: CataloguePage, tag: String = "\"1\"",
      next: CataloguePage? = nil, in run: CatalogueRun
    ) async throws {
      _ = try await store.keep(series, of: page, in: run)
      let validators = HTTPValidators(entityTag: tag, lastModified: nil)
      try await store.finish(page, CatalogueLedger(validators: validators, next: next), in: run)
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
      return try await store.end(run, at: Comic.fixtureTime(seconds))
    }

    /// Returns the sorted identifiers of all listed series.
    func listed(for reader: SignedInReader? = nil) async throws -> [String] {
      let form = ComicListRequest(ownedOnly: false, limit: ListLimit.most)
      let page = try await store.series(form, for: reader, at: Comic.fixtureTime())
      return page.series.map(\.id.raw).sorted()
    }

    func series(_ id: String) async throws -> ComicSeries? {
      try await store.series(ComicSeries.ID(id))
    }

    /// Buys a volume for a reader.
    func buy(_ comic: String, for reader: SignedInReader = .fixture()) async throws {
      let order = ComicOrder.fixture(
        id: "o-\(reader.id)-\(comic)", reader: reader, comic: comic)
      let placed = try await store.place(order, for: reader)
      try await store.close(placed, with: .bought, for: reader, at: Comic.fixtureTime())
    }
  }
}
