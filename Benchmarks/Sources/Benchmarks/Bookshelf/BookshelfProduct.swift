import BookshelfDomain
import BookshelfInfrastructure
import CoreDomain
import CoreInfrastructure

/// The store of Bookshelf over a database, composed as in the program.
struct BookshelfProduct: Sendable {
  /// Series per transaction.
  static let portion = 500

  let store: SQLComicStore
  let database: any SQLDatabase

  init(_ engine: Engine) async throws {
    let index = engine.index("comic_index")
    database = try await engine.open(SQLComicStore.migrations(index: index))
    store = try await SQLComicStore(database: database, index: index, folding: Self.folding)
  }

  /// Stores a catalogue of one page, as a synchronization does.
  ///
  /// - Parameter portions: Returns the series from an index on; empty after the last one.
  private func synchronise(
    _ portions: (_ first: Int) throws -> [ComicSeries]
  ) async throws {
    let run = try await store.begin(from: Self.page)
    var first = 0
    while true {
      let series = try portions(first)
      guard !series.isEmpty else { break }
      _ = try await store.keep(series, of: Self.page, in: run)
      first += series.count
    }
    try await store.finish(Self.page, CatalogueLedger(validators: .none, next: nil), in: run)
    _ = try await store.end(run, at: Self.now)
  }

  /// Stores a catalogue that is in memory.
  func synchronise(_ series: [ComicSeries]) async throws {
    try await synchronise { first in
      Array(series.dropFirst(first).prefix(Self.portion))
    }
  }

  /// Stores the first `count` sample series, which are generated in portions.
  func synchronise(samples count: Int) async throws {
    try await synchronise { first in
      try SampleComics.series(first..<min(first + Self.portion, count))
    }
  }

  static let folding = UnicodeTextFolding()
  /// A time after all opening times.
  static let now = Timestamp(secondsSince1970: 2_000_000_000) ?? SystemWallClock().now
  private static let page = CataloguePage("https://comics.example/")
}
