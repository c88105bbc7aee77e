import BookshelfDomain
import BookshelfInfrastructure
import CoreDomain
import CoreInfrastructure

/// The store of Bookshelf over a file of SQLite, put together as the program does it.
struct BookshelfProduct: Sendable {
  /// How many series are kept in one transaction.
  static let portion = 500

  let store: SQLComicStore
  let database: SQLiteDatabase

  /// Opens a file, which is made with its tables when it is not there.
  init(path: String) async throws(WrongResult) {
    let index = SQLiteTextIndex(name: "comic_index")
    do {
      database = try await SQLiteDatabase.open(
        path: path, migrations: SQLComicStore.migrations(index: index))
      store = try await SQLComicStore(
        database: database, index: index, folding: Self.folding)
    } catch {
      throw WrongResult("\(path): \(error)")
    }
  }

  /// Keeps a catalogue of one page as a synchronisation does.
  ///
  /// - Parameter portions: the series, some at a time; nothing behind the last of them.
  func synchronise(
    _ portions: (_ first: Int) throws(WrongResult) -> [ComicSeries]
  ) async throws(WrongResult) {
    do {
      let run = try await store.begin(from: Self.page)
      var first = 0
      while true {
        let series = try portions(first)
        guard !series.isEmpty else { break }
        _ = try await store.keep(series, of: Self.page, in: run)
        first += series.count
      }
      try await store.finish(
        Self.page, CatalogueLedger(validators: .none, next: nil), in: run)
      _ = try await store.end(run, at: Self.now)
    } catch {
      throw WrongResult("the catalogue cannot be kept: \(error)")
    }
  }

  /// Keeps the first so many sample series, which are made some at a time.
  func synchronise(samples count: Int) async throws(WrongResult) {
    try await synchronise { first throws(WrongResult) in
      var series: [ComicSeries] = []
      for number in first..<min(first + Self.portion, count) {
        series.append(try SampleComics(number: number).series())
      }
      return series
    }
  }

  static let folding = UnicodeTextFolding()
  /// A moment behind all that opens.
  static let now = Timestamp(secondsSince1970: 2_000_000_000) ?? SystemWallClock().now
  private static let page = CataloguePage("https://comics.example/")
}
