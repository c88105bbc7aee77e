import BookmarksDomain
import BookmarksRepository
import BookmarksRouter
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting

extension DefaultBookmarksScreens {
  /// Creates the screens as in the apps.
  init(stored: any StoredBookmarks, repository: any BookmarkRepository) {
    self.init(
      stored: stored, repository: repository, normalizer: .fixture,
      context: ScreenContext(routes: BookmarksRouteMap.self))
  }

  /// Creates the screens with a stub.
  init(_ stub: StubBookmarkRepository) {
    self.init(stored: stub, repository: stub)
  }

  /// Creates the screens with an in-memory store.
  init(over bookmarks: [Bookmark]) {
    let store = InMemoryBookmarkStore(bookmarks)
    self.init(
      stored: store,
      repository: DefaultBookmarkRepository(
        store: store, titles: StubPageTitleSource(.success("Fetched")),
        formats: { _ in StubBookmarkFileFormat() }, clock: FixedWallClock(.fixture(100)),
        identifiers: SequentialIdentifierSource(), tracer: .off))
  }
}
