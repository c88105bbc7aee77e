import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
import Synchronization

@testable import BookshelfViewModel

/// A bookshelf with working doubles: real view models and real repositories.
struct BookshelfWorld {
  let catalogue: ToldCatalogue
  let leases = InMemoryWorkLeases()
  /// The pauses while another program has a lease.
  let pauses = InstantSleeper(isHeld: true)
  let store = InMemoryComicStore()
  let storefront = InMemoryStorefront()
  let clock = SettableWallClock(.fixture(0))
  let router = SpyBookshelfRouter()
  let tokens = InMemoryReaderTokens()
  let readers: any ReaderRepository
  private let identifiers = SequentialIdentifierSource()
  private let share: Int

  /// Creates a bookshelf with one account: “mina”, with the password “paper moon”. No reader is
  /// signed in.
  ///
  /// - Parameter share: How many of ten thousand readers see advertisements.
  init(
    catalogue: ToldCatalogue = ToldCatalogue([]),
    advertisingTo share: Int = ReaderRollout.whole
  ) async throws(ComicFailure) {
    self.catalogue = catalogue
    self.share = share
    readers = DefaultReaderRepository(
      accounts: store, tokens: SequentialReaderTokens(), hashing: PlainPasswordHashing(),
      digesting: PlainSecretDigesting(), clock: clock, identifiers: identifiers, tracer: .off)
    let session = try await readers.signUp(.fixture("mina"), .fixture("paper moon"))
    try await readers.signOut(session.token)
  }

  /// Creates a bookshelf that has synchronized a catalogue of one page.
  static func stocked(
    _ series: ComicSeries..., advertisingTo share: Int = ReaderRollout.whole
  ) async throws(ComicFailure) -> BookshelfWorld {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue(series), advertisingTo: share)
    try await world.synchronise()
    return world
  }

  var repository: any ComicRepository { repository() }

  /// Returns a repository with another parser, another storefront or another configured catalogue
  /// than those of this bookshelf.
  func repository(
    reading: (any CatalogueReading)? = nil, storefront: (any Storefront)? = nil,
    start: CataloguePage? = ToldCatalogue.start
  ) -> any ComicRepository {
    DefaultComicRepository(
      catalogue: store, shelves: store, source: catalogue, reading: reading ?? catalogue,
      storefront: storefront ?? self.storefront, start: start,
      advertising: ReaderRollout(name: "advertisements", share: share),
      leasing: .fixture(leases, clock: clock, sleeper: pauses), clock: clock,
      identifiers: identifiers, tracer: .off)
  }

  /// Signs in a reader, and creates the account if necessary.
  func signedIn(_ name: String = "mina") async throws(ComicFailure) -> SignedInReader {
    let (name, password) = (ReaderName.fixture(name), ReaderPassword.fixture("paper moon"))
    guard try await store.account(named: name) != nil else {
      return try await readers.signUp(name, password).reader
    }
    return try await readers.signIn(name, password).reader
  }

  /// Makes “mina” the owner of volumes, and signs her in.
  @discardableResult
  func own(_ comics: String...) async throws(ComicFailure) -> SignedInReader {
    let reader = try await signedIn()
    for comic in comics {
      let order = ComicOrder.fixture(id: "order-\(comic)", reader: reader, comic: comic)
      let placed = try await store.place(order, for: reader)
      try await store.close(placed, with: .bought, for: reader, at: clock.now)
    }
    return reader
  }

  /// Opens a page, and stores it as the progress of a reader.
  func read(_ page: Int, of item: String, as reader: SignedInReader) async throws(ComicFailure) {
    let page = try await repository.page(page, of: item, for: reader)
    try await repository.keepPlace(at: page, for: reader)
  }

  @discardableResult
  func synchronise(
    with page: CataloguePage? = nil, for key: String = "",
    progress: @Sendable (CatalogueProgress) async -> Void = { _ in }
  ) async throws(ComicFailure) -> CatalogueProgress {
    try await repository.synchronise(with: page, for: key, progress: progress)
  }

  /// Returns the identifiers of all listed series.
  func listed() async throws(ComicFailure) -> [String] {
    try await repository.shelf(ComicListRequest(ownedOnly: false), for: nil).entries.map(\.id.raw)
  }

  func list() -> any ComicListScreen {
    ComicListViewModel(repository: repository, visit: visit(.user), router: router).screen()
  }

  func search() -> any ComicSearchScreen {
    ComicSearchViewModel(repository: repository, visit: visit(.user), router: router)
  }

  func detail() -> any ComicDetailScreen {
    ComicDetailViewModel(repository: repository, visit: visit(.user), router: router).screen()
  }

  func account(_ visitor: ComicVisitor = .user) -> ComicAccountViewModel {
    ComicAccountViewModel(visit: visit(visitor), router: router)
  }

  private func visit(_ visitor: ComicVisitor) -> ReaderVisit {
    ReaderVisit(visitor: visitor, readers: readers, tokens: tokens)
  }
}

extension ComicSeries {
  /// A series whose title is its identifier, with volumes of four pages for 500 yen.
  static func example(_ id: String, volumes: Int = 1) -> ComicSeries {
    .fixture(
      id: id, title: id,
      comics: (1...volumes).map { number in
        .fixture(
          id: "\(id)-\(number)", number: "\(number)", sortNumber: "\(number)",
          price: .fixture(500), pages: 4)
      })
  }
}

/// A catalogue whose pages are given as values. It is both source and parser, so tests of the
/// repository need no JSON.
final class ToldCatalogue: CatalogueSource, CatalogueReading {
  struct Page: Sendable {
    var series: [ComicSeries]
    var next: CataloguePage?
    var version = "1"
    /// The modification date, which may change without the version.
    var modified: String?
  }

  private struct Memory {
    var pages: [CataloguePage: Page]
    var failure: ComicFailure?
    var asked: [String] = []
    var keys: [String] = []
  }

  private let memory: Mutex<Memory>
  private let gate: Gate?

  static let start = CataloguePage("https://catalogue.example/catalogue")

  /// - Parameter gate: Passed before each page.
  init(_ pages: [CataloguePage: Page], waitingFor gate: Gate? = nil) {
    memory = Mutex(Memory(pages: pages))
    self.gate = gate
  }

  convenience init(_ series: [ComicSeries]) {
    self.init([Self.start: Page(series: series)])
  }

  func tell(_ page: Page, at address: CataloguePage = start) {
    memory.withLock { $0.pages[address] = page }
  }

  func fail(with failure: ComicFailure?) {
    memory.withLock { $0.failure = failure }
  }

  /// The requested pages, each with the known version.
  var asked: [String] { memory.withLock { $0.asked } }

  /// The keys for which documents were parsed.
  var keys: [String] { memory.withLock { $0.keys } }

  func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    await gate?.pass()
    let (found, failure) = memory.withLock { memory in
      let known = [validators.entityTag ?? "-", validators.lastModified].compactMap(\.self)
      memory.asked.append(([page.address] + known).joined(separator: " "))
      return (memory.pages[page], memory.failure)
    }
    if let failure { throw failure }
    guard let found else { throw .source(.refused(page, status: 404)) }
    let current = HTTPValidators(entityTag: "\"\(found.version)\"", lastModified: found.modified)
    guard validators.entityTag != current.entityTag else {
      return .unchanged(current, next: found.next)
    }
    return .document(BytesSource(page.address), current, next: found.next)
  }

  func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try await source.next() ?? []
    } catch {
      throw .file(error)
    }
    let page = CataloguePage(String(decoding: bytes, as: UTF8.self))
    let series = memory.withLock { memory in
      memory.keys.append(key)
      return memory.pages[page]?.series ?? []
    }
    for each in series { try await visitor(each) }
    return CatalogueReadingReport(series: series.count, leftOut: 0, notes: [])
  }
}
