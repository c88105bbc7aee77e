import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import BookmarksRouter
import BookmarksViewModel
import CoreDomain

/// The screens of bookmarks, over the real implementations of every port.
struct ComposedBookmarksScreens: BookmarksScreens {
  private let repository: any BookmarkRepository
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameter logging: puts the log of transitions around a navigator.
  init(
    database: any SQLDatabase, http: any HTTPClient, clock: any WallClock,
    identifiers: any IdentifierSource,
    logging: @escaping @Sendable (any Navigator) -> any Navigator
  ) {
    repository = PortedBookmarkRepository(
      store: SQLBookmarkStore(database: database),
      titles: HTTPPageTitleSource(client: http, limits: .page),
      format: NetscapeBookmarkFormat(), clock: clock, identifiers: identifiers)
    self.logging = logging
  }

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    BookmarkListViewModel(repository: repository, router: router(navigator))
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    BookmarkDetailViewModel(repository: repository, router: router(navigator))
  }

  func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    BookmarkEditorViewModel(repository: repository, router: router(navigator))
  }

  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    BookmarkTransferViewModel(repository: repository, router: router(navigator))
  }

  private func router(_ navigator: any Navigator) -> any BookmarksRouting {
    RouteBookmarksRouter(navigator: logging(navigator))
  }
}
