public import BookshelfDomain
public import CoreDomain
public import CoreTesting
private import Synchronization

/// A stub of the repository and of ``StoredCatalogue``. It records its calls, and returns
/// predefined results, which a test can delay.
public struct StubComicRepository: ComicRepository, StoredCatalogue, AnsweringStub {
  /// A call with its arguments, except for the progress handler. Readers are recorded by name.
  public enum Call: Hashable, Sendable {
    case shelf(ComicListRequest, for: String?)
    case detail(ComicSeries.ID, for: String?)
    case detailContaining(Comic.ID, for: String?)
    case page(Int?, of: String, for: String?)
    case keepPlace(page: Int, of: ComicItem, for: String)
    case progress(for: String)
    case buy(Comic.ID, shownAt: Price?, for: String)
    case settleOpenOrders(of: String)
    case synchronise(with: CataloguePage?, for: String)
    case catalogueState
  }

  /// The results of the calls. A result that the test does not set is an error, except for
  /// ``keepPlace``, ``settleOpenOrders`` and ``catalogueState``, which succeed.
  public struct Answers: Sendable {
    public typealias Answer<Success> = Result<Success, ComicFailure>

    public var shelf: Answer<ComicShelf> = .untold
    /// The results of the first calls of ``ComicRepository/shelf(_:for:)``, one for each call.
    /// Later calls return ``shelf``.
    public var firstShelves: [ComicShelf] = []
    public var detail: Answer<ComicDetail> = .untold
    public var page: Answer<ComicPage> = .untold
    public var keepPlace: Answer<Void> = .success(())
    public var progress: Answer<[ComicProgress]> = .untold
    public var buy: Answer<ComicSale> = .untold
    public var settleOpenOrders: Answer<[ComicSale]> = .success([])
    /// The progress that a synchronization reports before it returns.
    public var steps: [CatalogueProgress] = []
    public var synchronise: Answer<CatalogueProgress> = .untold
    public var catalogueState: Answer<CatalogueState?> = .success(nil)
  }

  public let memory: StubMemory<Answers, Call>

  public init(waitingFor gate: @escaping @Sendable (Call) async -> Void = { _ in }) {
    memory = StubMemory(Answers(), waitingFor: gate)
  }
}

extension StubComicRepository {
  public func shelf(
    _ request: ComicListRequest, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicShelf {
    let answers = await answers(to: .shelf(request, for: reader?.reader.name.text))
    let first = memory.change { answers in
      answers.firstShelves.isEmpty ? nil : answers.firstShelves.removeFirst()
    }
    if let first { return first }
    return try answers.shelf.get()
  }

  public func detail(
    of id: ComicSeries.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail {
    try await answers(to: .detail(id, for: reader?.reader.name.text)).detail.get()
  }

  public func detail(
    containing comic: Comic.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail {
    try await answers(to: .detailContaining(comic, for: reader?.reader.name.text)).detail.get()
  }

  public func page(
    _ page: Int?, of item: String, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicPage {
    try await answers(to: .page(page, of: item, for: reader?.reader.name.text)).page.get()
  }

  public func keepPlace(at page: ComicPage, for reader: SignedInReader) async throws(ComicFailure) {
    let call = Call.keepPlace(
      page: page.number, of: page.readable.item, for: reader.reader.name.text)
    try await answers(to: call).keepPlace.get()
  }

  public func progress(of reader: SignedInReader) async throws(ComicFailure) -> [ComicProgress] {
    try await answers(to: .progress(for: reader.reader.name.text)).progress.get()
  }

  public func buy(
    _ comic: Comic.ID, shownAt price: Price?, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicSale {
    try await answers(to: .buy(comic, shownAt: price, for: reader.reader.name.text)).buy.get()
  }

  public func settleOpenOrders(
    of reader: SignedInReader
  ) async throws(ComicFailure) -> [ComicSale] {
    try await answers(to: .settleOpenOrders(of: reader.reader.name.text)).settleOpenOrders.get()
  }

  public func synchronise(
    with source: CataloguePage?, for key: String,
    progress: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) -> CatalogueProgress {
    let answers = await answers(to: .synchronise(with: source, for: key))
    for step in answers.steps { await progress(step) }
    return try answers.synchronise.get()
  }

  public func state() async throws(ComicFailure) -> CatalogueState? {
    try await answers(to: .catalogueState).catalogueState.get()
  }
}

/// A repository of readers for tests. It opens no sessions.
public struct StubReaderRepository: ReaderRepository {
  private let reader: SignedInReader?

  /// - Parameter reader: The reader that every token identifies, or `nil` if no reader is signed
  ///   in.
  public init(_ reader: SignedInReader? = nil) {
    self.reader = reader
  }

  public func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession { throw .nameTaken(name) }

  public func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession { throw .wrongPassword }

  public func signOut(_ token: ReaderToken) async throws(ComicFailure) {}

  public func reader(showing token: ReaderToken) async throws(ComicFailure) -> SignedInReader? {
    reader
  }
}

/// Stub screens, to test commands and pages without a view model. They also record the visitors.
public final class StubBookshelfScreens: BookshelfScreens {
  public let list: StubScreenRow<ComicListState, ComicListIntent>
  public let search: StubScreenRow<ComicSearchState, ComicSearchIntent>
  public let detail: StubScreenRow<ComicDetailState, ComicDetailIntent>
  public let page: StubScreenRow<ComicPageState, ComicPageIntent>
  public let account: StubScreenRow<ComicAccountState, ComicAccountIntent>
  public let catalogue: StubScreenRow<ComicCatalogueState, ComicCatalogueIntent>
  private let destinations: [Route: BookshelfDestination]
  private let asked = Recorder<ComicVisitorKind>()

  /// Creates screens that differ from request to request: each new screen publishes the next of the
  /// given rows of states when it receives its first intent. The last row is repeated.
  ///
  /// - Parameter destinations: The destination that ``destination(of:)`` returns for each route.
  public init(
    lists: [[ComicListState]] = [], searches: [[ComicSearchState]] = [],
    details: [[ComicDetailState]] = [], pages: [[ComicPageState]] = [],
    accounts: [[ComicAccountState]] = [[.signedOut]], catalogues: [[ComicCatalogueState]] = [],
    destinations: [Route: BookshelfDestination] = [:]
  ) {
    list = StubScreenRow(.idle, then: lists)
    search = StubScreenRow(.idle, then: searches)
    detail = StubScreenRow(.idle, then: details)
    page = StubScreenRow(.idle, then: pages)
    account = StubScreenRow(.idle, then: accounts)
    catalogue = StubScreenRow(.idle, then: catalogues)
    self.destinations = destinations
  }

  /// Creates screens that publish the same states for each request.
  public convenience init(
    list: [ComicListState] = [], search: [ComicSearchState] = [],
    detail: [ComicDetailState] = [], page: [ComicPageState] = [],
    account: [ComicAccountState] = [], catalogue: [ComicCatalogueState] = [],
    destinations: [Route: BookshelfDestination] = [:]
  ) {
    self.init(
      lists: [list], searches: [search], details: [detail], pages: [page], accounts: [account],
      catalogues: [catalogue], destinations: destinations)
  }

  /// Creates screens that publish nothing.
  public convenience init() { self.init(list: []) }

  /// The visitors for whom screens were requested, in order.
  public var visitors: [ComicVisitorKind] { asked.all }

  public func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen {
    asked(by: visitor, for: list)
  }

  public func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen {
    asked(by: visitor, for: search)
  }

  public func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen {
    asked(by: visitor, for: detail)
  }

  public func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen {
    asked(by: visitor, for: page)
  }

  public func account(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicAccountScreen { asked(by: visitor, for: account) }

  public func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen { asked(by: visitor, for: catalogue) }

  public func accountName(in form: ComicAccountForm) -> String {
    form.foldedName(by: FoundationTextFolding())
  }

  public func destination(of route: Route) -> BookshelfDestination? { destinations[route] }

  private func asked<State, Intent>(
    by visitor: ComicVisitor, for row: StubScreenRow<State, Intent>
  ) -> StubScreen<State, Intent> {
    asked.remember(ComicVisitorKind(visitor))
    return row.next()
  }
}

/// The screens of one kind, in the order of the requests for them.
public final class StubScreenRow<State: Sendable, Intent: Sendable>: Sendable {
  private let first: State
  private let memory: Mutex<(rows: [[State]], screens: [StubScreen<State, Intent>])>

  init(_ first: State, then rows: [[State]]) {
    self.first = first
    memory = Mutex((rows, []))
  }

  /// The intents that the screens have received so far, in order.
  public var intents: [Intent] { memory.withLock { $0.screens.flatMap(\.intents) } }

  func next() -> StubScreen<State, Intent> {
    memory.withLock { memory in
      let states = memory.rows.count > 1 ? memory.rows.removeFirst() : memory.rows.first ?? []
      let screen = StubScreen<State, Intent>(first, then: states)
      memory.screens.append(screen)
      return screen
    }
  }
}

/// A visitor in a comparable form, with the token as text.
public enum ComicVisitorKind: Hashable, Sendable {
  case user
  case stranger(token: String?)

  init(_ visitor: ComicVisitor) {
    switch visitor {
    case .user: self = .user
    case .stranger(let token): self = .stranger(token: token?.disclosed)
    }
  }
}

public typealias SpyBookshelfRouter = SpyRouter<BookshelfDestination>
