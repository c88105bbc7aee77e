import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import BookmarksRouter
import BookmarksViewModel
import CoreDomain
import CoreInfrastructure

/// The screens of bookmarks, over the real implementations of every port.
struct ComposedBookmarksScreens: BookmarksScreens {
  private let repository: any BookmarkRepository
  private let rules: BookmarkRules
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameter logging: puts the log of transitions around a navigator.
  /// - Throws: ``StartFailure/bookmarks(_:)`` when the store cannot be made ready.
  init(
    database: any SQLDatabase, http: any HTTPClient, clock: any WallClock,
    identifiers: any IdentifierSource,
    logging: @escaping @Sendable (any Navigator) -> any Navigator
  ) async throws(StartFailure) {
    let rules = BookmarkRules(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())
    let decoding = IconvTextDecoding()
    let store: SQLBookmarkStore
    do throws(BookmarkFailure) {
      store = try await SQLBookmarkStore(database: database, index: Self.index, rules: rules)
    } catch {
      throw .bookmarks(error)
    }
    repository = PortedBookmarkRepository(
      store: store,
      titles: HTTPPageTitleSource(client: http, limits: .page, decoding: decoding),
      formats: { kind in
        switch kind {
        case .netscape: NetscapeBookmarkFormat(rules: rules, decoding: decoding)
        case .json: JSONBookmarkFormat(rules: rules)
        }
      }, clock: clock, identifiers: identifiers)
    self.rules = rules
    self.logging = logging
  }

  /// The tables of the feature, with those of its index.
  static let migrations = SQLBookmarkStore.migrations(index: index)

  private static let index: any SQLTextIndex = SQLiteTextIndex(name: "bookmark_index")

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    BookmarkListViewModel(repository: repository, router: router(navigator), rules: rules)
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    BookmarkDetailViewModel(repository: repository, router: router(navigator))
  }

  func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    BookmarkEditorViewModel(repository: repository, router: router(navigator), rules: rules)
  }

  func tags(navigator: any Navigator) -> any BookmarkTagsScreen {
    BookmarkTagsViewModel(repository: repository, router: router(navigator), rules: rules)
  }

  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen {
    BookmarkDuplicatesViewModel(repository: repository)
  }

  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    BookmarkTransferViewModel(repository: repository, router: router(navigator))
  }

  func destination(of route: Route) -> BookmarksDestination? {
    RouteBookmarksRouter(navigator: NoNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> any BookmarksRouting {
    RouteBookmarksRouter(navigator: logging(navigator))
  }
}

/// A navigator for who only reads routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
