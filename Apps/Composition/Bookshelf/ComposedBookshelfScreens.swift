import BookshelfDomain
import BookshelfInfrastructure
import BookshelfRepository
import BookshelfRouter
import BookshelfViewModel
import CoreDomain
import CoreInfrastructure

/// The screens of bookshelf, over the real implementations of every port.
struct ComposedBookshelfScreens: BookshelfScreens {
  let readers: any ReaderRepository
  private let repository: any ComicRepository
  private let tokens: any ReaderTokenKeeping
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameters:
  ///   - ports: what all features are put together over.
  ///   - store: where everything is kept, in tables which its migrations have made.
  ///   - service: the way to the catalogue.
  init(over ports: FeaturePorts, store: SQLComicStore, service: ServiceWay) {
    repository = PortedComicRepository(
      catalogue: store, shelves: store,
      source: AddressedCatalogueSource(
        web: HTTPCatalogueSource(client: BookshelfCatalogueClient(service, others: ports.http)),
        files: FileCatalogueSource(files: ports.files)),
      reading: RolledOutCatalogueReader(
        old: SimpleCatalogueReader(), new: StreamingCatalogueReader(),
        rollout: BookshelfRollouts.streamingReader),
      storefront: service.isDemo ? DemoStorefront(database: ports.database) : NoStorefront(),
      start: CataloguePage(
        service.isDemo ? BookshelfFeature.catalogue.base : service.base),
      advertising: BookshelfRollouts.advertisements, clock: ports.clock,
      identifiers: ports.identifiers)
    readers = PortedReaderRepository(
      accounts: store, tokens: RandomReaderTokens(Self.random), hashing: CryptPasswordHashing(),
      digesting: CryptSecretDigesting(), clock: ports.clock, identifiers: ports.identifiers)
    tokens = FileReaderTokens(files: ports.files, path: ports.folder + "/bookshelf-reader")
    logging = ports.logging
  }

  func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen {
    ComicListViewModel(repository: repository, visit: visit(visitor), router: router(navigator))
  }

  func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen {
    ComicSearchViewModel(repository: repository, visit: visit(visitor), router: router(navigator))
  }

  func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen {
    ComicDetailViewModel(repository: repository, visit: visit(visitor), router: router(navigator))
  }

  func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen {
    ComicPageViewModel(repository: repository, visit: visit(visitor))
  }

  func account(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicAccountScreen {
    ComicAccountViewModel(visit: visit(visitor), router: router(navigator))
  }

  func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen {
    ComicCatalogueViewModel(repository: repository, visit: visit(visitor))
  }

  func destination(of route: Route) -> BookshelfDestination? {
    RouteBookshelfRouter(navigator: NoNavigator()).destination(of: route)
  }

  /// 64 random bits of the system.
  @Sendable private static func random() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  private func visit(_ visitor: ComicVisitor) -> ReaderVisit {
    ReaderVisit(visitor, readers: readers, tokens: tokens)
  }

  private func router(_ navigator: any Navigator) -> any BookshelfRouting {
    RouteBookshelfRouter(navigator: logging(navigator))
  }
}

/// A navigator for who only reads routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
