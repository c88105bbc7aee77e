import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import BookmarksRouter
import BookmarksViewModel
import CoreDomain
import CoreInfrastructure

/// The screens of bookmarks, with the real implementations of all ports.
struct ComposedBookmarksScreens: BookmarksScreens {
  private let store: any BookmarkStore
  private let repository: any BookmarkRepository
  private let normalizer: BookmarkNormalizer
  private let ports: FeaturePorts

  /// - Parameter index: The text index of the store, which its migrations have already created.
  init(over ports: FeaturePorts, index: any SQLTextIndex) async throws(BookmarkFailure) {
    let normalizer = BookmarkNormalizer(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())
    let (decoding, sniffing) = (IconvTextDecoding(), UchardetEncodingSniffing())
    let store = try await SQLBookmarkStore(
      database: ports.database, index: index, normalizer: normalizer)
    repository = DefaultBookmarkRepository(
      store: store,
      titles: HTTPPageTitleSource(
        client: ports.http, limits: .page, decoding: decoding, sniffing: sniffing),
      formats: { kind in
        switch kind {
        case .netscape:
          NetscapeBookmarkFormat(normalizer: normalizer, decoding: decoding, sniffing: sniffing)
        case .json: JSONBookmarkFormat(normalizer: normalizer)
        }
      }, clock: ports.clock, identifiers: ports.identifiers, tracer: ports.tracer)
    self.store = store
    self.normalizer = normalizer
    self.ports = ports
    if ports.services.isDemo, store.isNew {
      try await BookmarkDemoSamples(repository: repository, normalizer: normalizer).add()
    }
  }

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    BookmarkListViewModel(stored: store, router: router(navigator), normalizer: normalizer)
      .screen(tracing: ports.tracer)
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    BookmarkDetailViewModel(
      stored: store, repository: repository, router: router(navigator), normalizer: normalizer
    )
    .screen(tracing: ports.tracer)
  }

  func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    BookmarkEditorViewModel(
      stored: store, repository: repository, router: router(navigator), normalizer: normalizer
    )
    .screen(tracing: ports.tracer)
  }

  func tags(navigator: any Navigator) -> any BookmarkTagsScreen {
    BookmarkTagsViewModel(stored: store, router: router(navigator), normalizer: normalizer)
      .screen(tracing: ports.tracer)
  }

  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen {
    BookmarkDuplicatesViewModel(stored: store).screen(tracing: ports.tracer)
  }

  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    BookmarkTransferViewModel(repository: repository, router: router(navigator)).screen(
      tracing: ports.tracer)
  }

  func destination(of route: Route) -> BookmarksDestination? {
    BookmarksRouteMap.destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> any BookmarksRouting {
    RouteBookmarksRouter(navigator: ports.logging(navigator))
  }
}
