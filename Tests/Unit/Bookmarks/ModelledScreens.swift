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
  let repository: any BookmarkRepository

  init(repository: any BookmarkRepository) {
    self.repository = repository
  }

  /// Creates the screens with an in-memory store.
  init(over bookmarks: [Bookmark]) {
    repository = DefaultBookmarkRepository(
      store: InMemoryBookmarkStore(bookmarks), titles: StubPageTitleSource(.success("Fetched")),
      formats: { _ in StubBookmarkFileFormat(.success([])) }, clock: FixedWallClock(.fixture(100)),
      identifiers: SequentialIdentifierSource())
  }

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    ModelScreen(
      BookmarkListViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    ModelScreen(
      BookmarkDetailViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    ModelScreen(
      BookmarkEditorViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func tags(navigator: any Navigator) -> any BookmarkTagsScreen {
    ModelScreen(
      BookmarkTagsViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen {
    ModelScreen(BookmarkDuplicatesViewModel(repository: repository))
  }

  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    ModelScreen(BookmarkTransferViewModel(repository: repository, router: router(navigator)))
  }

  func destination(of route: Route) -> BookmarksDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteBookmarksRouter {
    RouteBookmarksRouter(navigator: navigator)
  }
}
