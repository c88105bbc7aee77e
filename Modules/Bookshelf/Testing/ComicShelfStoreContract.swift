public import BookshelfDomain
import CoreDomain
public import CoreTesting
import Testing

/// What every store of shelves promises. Each check is given an empty store of its own.
public enum ComicShelfStoreContract {
  public typealias Store = CatalogueStore & ComicShelfStore

  public static let checks: [ContractCheck<any Store>] =
    ordering + paging + searching + owning + buying + reading

  /// Keeps series, as a catalogue lists them.
  static func keep(_ series: [ComicSeries], in store: any Store) async throws {
    let start = CataloguePage("https://comics.example/catalogue")
    let run = try await store.begin(from: start)
    _ = try await store.keep(series, of: start, in: run)
  }

  /// Keeps series that have these titles for identifiers, too.
  static func keep(titles: [String], in store: any Store) async throws {
    try await keep(titles.map { .fixture(id: $0, title: $0) }, in: store)
  }

  /// The identifiers of the series of a list.
  static func ids(
    _ ordering: ComicOrdering = .title, query: String = "", ownedOnly: Bool = false,
    offset: Int = 0, limit: Int = 100, for reader: SignedInReader? = nil, at seconds: Int64 = 0,
    in store: any Store
  ) async throws -> [String] {
    let form = ComicListForm(
      ownedOnly: ownedOnly, ordering: ordering, query: query, offset: offset, limit: limit)
    return try await store.series(form, for: reader, at: Comic.fixtureTime(seconds))
      .series.map(\.id.raw)
  }

  /// Lets a reader own a volume.
  static func buy(
    _ comic: String, for reader: SignedInReader, at seconds: Int64 = 0, in store: any Store
  ) async throws {
    let order = ComicOrder.fixture(id: "o-\(reader.id)-\(comic)", reader: reader, comic: comic)
    let placed = try await store.place(order, for: reader)
    try await store.close(
      placed, with: .bought, for: reader, at: Comic.fixtureTime(seconds))
  }
}
