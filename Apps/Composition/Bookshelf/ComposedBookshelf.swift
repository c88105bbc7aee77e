import BookshelfDomain
import BookshelfInfrastructure
import BookshelfRepository
import BookshelfRouter
import BookshelfViewModel
import CoreDomain
import CoreInfrastructure

/// The bookshelf feature, with the real implementations of all ports.
struct ComposedBookshelf {
  let readers: any ReaderRepository
  private let store: SQLComicStore
  private let repository: any ComicRepository
  private let ports: FeaturePorts

  /// - Parameter store: The store. Its migrations have already created the tables.
  init(over ports: FeaturePorts, store: SQLComicStore) {
    let service = ports.services.way(to: BookshelfFeature.catalogue)
    self.store = store
    repository = DefaultComicRepository(
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
    readers = DefaultReaderRepository(
      accounts: store, tokens: RandomReaderTokens(Self.random), hashing: CryptPasswordHashing(),
      digesting: CryptSecretDigesting(), clock: ports.clock, identifiers: ports.identifiers,
      tracer: ports.tracer)
    self.ports = ports
  }

  var screens: any BookshelfScreens {
    DefaultBookshelfScreens(
      stored: store, repository: repository, readers: readers,
      tokens: FileReaderTokens(files: ports.files, path: ports.folder + "/bookshelf-reader"),
      folding: BookshelfFeature.folding, context: ports.context(BookshelfRouteMap.self))
  }

  var backgroundWork: any BackgroundWork {
    DueCatalogue(stored: store, repository: repository, leasing: ports.leasing, clock: ports.clock)
  }

  @Sendable private static func random() -> UInt64 { UInt64.random(in: .min ... .max) }
}
