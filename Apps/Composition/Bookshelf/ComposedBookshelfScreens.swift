import BookshelfDomain
import BookshelfInfrastructure
import BookshelfRepository
import BookshelfRouter
import BookshelfViewModel
import CoreDomain
import CoreInfrastructure

/// The screens of the bookshelf, with the real implementations of all ports.
struct ComposedBookshelfScreens: BookshelfScreens {
  let readers: any ReaderRepository
  private let store: SQLComicStore
  private let repository: any ComicRepository
  private let tokens: any ReaderTokenKeeping
  private let ports: FeaturePorts

  init(over ports: FeaturePorts, store: SQLComicStore, service: ServiceWay) {
    self.store = store
    repository = Self.repository(over: ports, store: store, service: service)
    readers = DefaultReaderRepository(
      accounts: store, tokens: RandomReaderTokens(Self.random), hashing: CryptPasswordHashing(),
      digesting: CryptSecretDigesting(), clock: ports.clock, identifiers: ports.identifiers,
      tracer: ports.tracer)
    tokens = FileReaderTokens(files: ports.files, path: ports.folder + "/bookshelf-reader")
    self.ports = ports
  }

  /// - Parameter store: The store. Its migrations have already created the tables.
  static func repository(
    over ports: FeaturePorts, store: SQLComicStore, service: ServiceWay
  ) -> any ComicRepository {
    DefaultComicRepository(
      catalogue: store, shelves: store,
      source: AddressedCatalogueSource(
        web: HTTPCatalogueSource(
          client: BookshelfCatalogueClient(service: service, others: ports.http)),
        files: FileCatalogueSource(files: ports.files)),
      reading: RolledOutCatalogueReader(
        old: SimpleCatalogueReader(), new: StreamingCatalogueReader(),
        rollout: BookshelfRollouts.streamingReader),
      storefront: service.isDemo ? DemoStorefront(database: ports.database) : NoStorefront(),
      start: BookshelfFeature.start(of: service),
      advertising: BookshelfRollouts.advertisements, leasing: ports.leasing, clock: ports.clock,
      identifiers: ports.identifiers, tracer: ports.tracer)
  }

  func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen {
    ComicListViewModel(
      repository: repository, visit: visit(visitor), router: router(navigator)
    ).screen(tracing: ports.tracer)
  }

  func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen {
    ComicSearchViewModel(repository: repository, visit: visit(visitor), router: router(navigator))
      .traced(by: ports.tracer)
  }

  func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen {
    ComicDetailViewModel(
      repository: repository, visit: visit(visitor), router: router(navigator)
    ).screen(tracing: ports.tracer)
  }

  func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen {
    ComicPageViewModel(repository: repository, visit: visit(visitor)).screen(tracing: ports.tracer)
  }

  func account(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicAccountScreen {
    ComicAccountViewModel(visit: visit(visitor), router: router(navigator)).screen(
      tracing: ports.tracer)
  }

  func catalogue(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicCatalogueScreen {
    ComicCatalogueViewModel(stored: store, repository: repository, visit: visit(visitor))
      .screen(tracing: ports.tracer)
  }

  func accountName(in form: ComicAccountForm) -> String {
    form.foldedName(by: BookshelfFeature.folding)
  }

  func destination(of route: Route) -> BookshelfDestination? {
    BookshelfRouteMap.destination(of: route)
  }

  @Sendable private static func random() -> UInt64 { UInt64.random(in: .min ... .max) }

  private func visit(_ visitor: ComicVisitor) -> ReaderVisit {
    ReaderVisit(visitor, readers: readers, tokens: tokens)
  }

  private func router(_ navigator: any Navigator) -> any BookshelfRouting {
    RouteBookshelfRouter(navigator: ports.logging(navigator))
  }
}
