import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting

/// A bookshelf with working doubles: real view models and real repositories.
struct BookshelfWorld {
  let catalogue: ToldCatalogue
  let leases = InMemoryWorkLeases()
  /// The pauses while another program has a lease.
  let pauses = InstantSleeper(isHeld: true)
  let store: InMemoryComicStore
  let storefront: InMemoryStorefront
  let clock: SettableWallClock
  let router = SpyBookshelfRouter()
  let tokens: InMemoryReaderTokens
  let repository: any ComicRepository
  let readers: any ReaderRepository

  /// Creates a bookshelf with one account: “mina”, with the password “paper moon”. No reader is
  /// signed in.
  ///
  /// - Parameter share: How many of ten thousand readers see advertisements.
  init(
    catalogue: ToldCatalogue = ToldCatalogue([]),
    storefront: InMemoryStorefront = InMemoryStorefront(),
    advertisingTo share: Int = ReaderRollout.whole
  ) async throws(ComicFailure) {
    let store = InMemoryComicStore()
    let (clock, tokens) = (SettableWallClock(.fixture(0)), InMemoryReaderTokens())
    let identifiers = SequentialIdentifierSource()
    self.catalogue = catalogue
    self.store = store
    self.storefront = storefront
    self.clock = clock
    self.tokens = tokens
    repository = DefaultComicRepository(
      catalogue: store, shelves: store, source: catalogue, reading: catalogue,
      storefront: storefront, start: ToldCatalogue.start,
      advertising: ReaderRollout(name: "advertisements", share: share),
      leasing: .fixture(leases, clock: clock, sleeper: pauses), clock: clock,
      identifiers: identifiers, tracer: .off)
    readers = DefaultReaderRepository(
      accounts: store, tokens: SequentialReaderTokens(), hashing: PlainPasswordHashing(),
      digesting: PlainSecretDigesting(), clock: clock, identifiers: identifiers, tracer: .off)
    let session = try await readers.signUp(
      .fixture("mina"), .fixture("paper moon"))
    try await readers.signOut(session.token)
  }

  /// Signs in a reader, and creates the account if necessary.
  func signedIn(_ name: String = "mina") async throws(ComicFailure) -> SignedInReader {
    let (name, password) = (ReaderName.fixture(name), ReaderPassword.fixture("paper moon"))
    guard try await store.account(named: name) != nil else {
      return try await readers.signUp(name, password).reader
    }
    return try await readers.signIn(name, password).reader
  }

  /// Makes a reader the owner of a volume.
  func own(_ comic: Comic.ID, as name: String = "mina") async throws(ComicFailure) {
    let reader = try await signedIn(name)
    guard let price = Price(minorUnits: 500, currency: .yen) else { return }
    let order = try await store.place(
      ComicOrder(
        id: ComicOrder.ID("order-\(name)-\(comic.raw)"), reader: reader.id, comic: comic,
        price: price, placedAt: clock.now),
      for: reader)
    try await store.close(order, with: .bought, for: reader, at: clock.now)
  }

  @discardableResult
  func synchronise() async throws(ComicFailure) -> CatalogueProgress {
    try await repository.synchronise(with: nil, for: "") { _ in }
  }

  func list(_ visitor: ComicVisitor = .user) -> any ComicListScreen {
    ComicListViewModel(repository: repository, visit: visit(visitor), router: router).screen()
  }

  func search(_ visitor: ComicVisitor = .user) -> any ComicSearchScreen {
    ComicSearchViewModel(repository: repository, visit: visit(visitor), router: router)
  }

  func detail(_ visitor: ComicVisitor = .user) -> any ComicDetailScreen {
    ComicDetailViewModel(repository: repository, visit: visit(visitor), router: router).screen()
  }

  func page(_ visitor: ComicVisitor = .user) -> any ComicPageScreen {
    ComicPageViewModel(repository: repository, visit: visit(visitor)).screen()
  }

  func account(_ visitor: ComicVisitor = .user) -> any ComicAccountScreen {
    ComicAccountViewModel(visit: visit(visitor), router: router).screen()
  }

  func catalogueScreen(_ visitor: ComicVisitor = .user) -> any ComicCatalogueScreen {
    ComicCatalogueViewModel(repository: repository, visit: visit(visitor)).screen()
  }

  private func visit(_ visitor: ComicVisitor) -> ReaderVisit {
    ReaderVisit(visitor, readers: readers, tokens: tokens)
  }
}
