public import BookshelfDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``ComicShelfStore`` must pass. Each check gets an empty
/// store.
public enum ComicShelfStoreContract {
  public typealias Store = CatalogueStore & ComicShelfStore

  public static let checks: [ContractCheck<any Store>] =
    ordering + paging + searching + owning + buying + reading

  /// Stores series as the contents of a catalogue.
  static func keep(_ series: [ComicSeries], in store: any Store) async throws {
    let start = CataloguePage("https://comics.example/catalogue")
    let run = try await store.begin(from: start)
    _ = try await store.keep(series, of: start, in: run)
  }

  /// Stores series whose identifiers are their titles.
  static func keep(titles: [String], in store: any Store) async throws {
    try await keep(titles.map { .fixture(id: $0, title: $0) }, in: store)
  }

  /// Returns the identifiers of the series in a list.
  static func ids(
    _ ordering: ComicOrdering = .title, query: String = "", ownedOnly: Bool = false,
    offset: Int = 0, limit: Int = 100, for reader: SignedInReader? = nil, at seconds: Int64 = 0,
    in store: any Store
  ) async throws -> [String] {
    let form = ComicListRequest(
      ownedOnly: ownedOnly, ordering: ordering, query: query, offset: offset, limit: limit)
    return try await store.series(form, for: reader, at: Comic.fixtureTime(seconds))
      .series.map(\.id.raw)
  }

  /// Buys a volume for a reader.
  static func buy(
    _ comic: String, for reader: SignedInReader, at seconds: Int64 = 0, in store: any Store
  ) async throws {
    let order = ComicOrder.fixture(id: "o-\(reader.id)-\(comic)", reader: reader, comic: comic)
    let placed = try await store.place(order, for: reader)
    try await store.close(
      placed, with: .bought, for: reader, at: Comic.fixtureTime(seconds))
  }
}
