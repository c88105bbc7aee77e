import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import CoreDomain
import CoreInfrastructure

/// The parts of the product that are measured, put together as its composition root does it.
struct Product {
  static let rules = BookmarkRules(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())

  /// How many bookmarks the repository keeps in one transaction.
  static let portion = 1000

  let database: SQLiteDatabase
  let store: SQLBookmarkStore

  /// Opens a file, which is made with its tables when it is not there.
  init(path: String) async throws(WrongResult) {
    let index = SQLiteTextIndex(name: "bookmark_index")
    do {
      database = try await SQLiteDatabase.open(
        path: path, migrations: SQLBookmarkStore.migrations(index: index))
      store = try await SQLBookmarkStore(database: database, index: index, rules: Self.rules)
    } catch {
      throw WrongResult("\(path): \(error)")
    }
  }

  func repository() -> PortedBookmarkRepository {
    PortedBookmarkRepository(
      store: store, titles: NoPageTitles(),
      formats: { kind in
        switch kind {
        case .netscape:
          NetscapeBookmarkFormat(
            rules: Self.rules, decoding: IconvTextDecoding(), sniffing: UchardetEncodingSniffing())
        case .json: JSONBookmarkFormat(rules: Self.rules)
        }
      }, clock: SystemWallClock(),
      identifiers: RandomIdentifierSource(RepeatableRandom(seed: 1)), portion: Self.portion)
  }

  /// Keeps bookmarks as an import does.
  func keep(_ bookmarks: [Bookmark]) async throws(WrongResult) {
    do throws(BookmarkFailure) {
      for start in stride(from: 0, to: bookmarks.count, by: Self.portion) {
        try await store.keep(
          Array(bookmarks[start...].prefix(Self.portion)), merging: .imported)
      }
    } catch {
      throw WrongResult("bookmarks cannot be kept: \(error)")
    }
  }
}

/// No import asks for titles.
private struct NoPageTitles: PageTitleSource {
  func title(at address: PageAddress) async throws(PageTitleFailure) -> String? { nil }
}
