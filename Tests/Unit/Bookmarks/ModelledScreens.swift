import BookmarksDomain
import BookmarksRepository
import BookmarksRouter
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting

/// The screens with their real view models, set up as in the composition, for tests of an app's
/// complete path.
struct ModelledScreens: BookmarksScreens {
  let stored: any StoredBookmarks
  let repository: any BookmarkRepository

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    BookmarkListViewModel(stored: stored, router: router(navigator), normalizer: .fixture)
      .screen()
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    BookmarkDetailViewModel(
      stored: stored, repository: repository, router: router(navigator), normalizer: .fixture
    )
    .screen()
  }

  func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    BookmarkEditorViewModel(
      stored: stored, repository: repository, router: router(navigator), normalizer: .fixture
    )
    .screen()
  }

  func tags(navigator: any Navigator) -> any BookmarkTagsScreen {
    BookmarkTagsViewModel(stored: stored, router: router(navigator), normalizer: .fixture)
      .screen()
  }

  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen {
    BookmarkDuplicatesViewModel(stored: stored).screen()
  }

  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    BookmarkTransferViewModel(repository: repository, router: router(navigator)).screen()
  }

  func destination(of route: Route) -> BookmarksDestination? {
    BookmarksRouteMap.destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteBookmarksRouter {
    RouteBookmarksRouter(navigator: navigator)
  }
}

extension ModelledScreens {
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
