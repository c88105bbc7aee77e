import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import CoreDomain
import CoreInfrastructure

/// The measured parts of the product, composed as in its composition root.
struct Product {
  static let normalizer = BookmarkNormalizer(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())

  static let netscape = NetscapeBookmarkFormat(
    normalizer: normalizer, decoding: IconvTextDecoding(), sniffing: UchardetEncodingSniffing())

  /// Bookmarks per transaction of the repository.
  static let portion = 1000

  let database: any SQLDatabase
  let store: SQLBookmarkStore

  init(_ engine: Engine) async throws {
    let index = engine.index("bookmark_index")
    database = try await engine.open(SQLBookmarkStore.migrations(index: index))
    store = try await SQLBookmarkStore(
      database: database, index: index, normalizer: Self.normalizer)
  }

  func repository() -> DefaultBookmarkRepository {
    DefaultBookmarkRepository(
      store: store, titles: NoPageTitles(),
      formats: { kind in
        switch kind {
        case .netscape: Self.netscape
        case .json: JSONBookmarkFormat(normalizer: Self.normalizer)
        }
      }, clock: SystemWallClock(),
      identifiers: RandomIdentifierSource(RepeatableRandom(seed: 1)), portion: Self.portion,
      tracer: .off)
  }

  /// Stores bookmarks as an import does.
  func keep(_ bookmarks: [Bookmark]) async throws {
    for start in stride(from: 0, to: bookmarks.count, by: Self.portion) {
      try await store.keep(Array(bookmarks[start...].prefix(Self.portion)), merging: .imported)
    }
  }

  /// Stores the first `count` sample bookmarks, which are generated in portions.
  func keep(samples count: Int) async throws {
    for first in stride(from: 0, to: count, by: Self.portion) {
      try await keep(SampleBookmark.bookmarks(first..<min(first + Self.portion, count)))
    }
  }
}

/// Imports do not fetch titles.
private struct NoPageTitles: PageTitleSource {
  func title(at address: PageAddress) async throws(PageTitleFailure) -> String? { nil }
}
