public import BookshelfDomain
public import CoreDomain
public import CoreTesting

/// A repository that records its calls and returns predefined results. A test can delay the
/// results.
public struct StubComicRepository: ComicRepository, AnsweringStub {
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

    public init() {}
  }

  public let memory: StubMemory<Answers, Call>

  /// - Parameter gate: Runs before each call returns.
  public init(
    _ answers: Answers = Answers(),
    waitingFor gate: @escaping @Sendable (Call) async -> Void = { _ in }
  ) {
    memory = StubMemory(answers, waitingFor: gate)
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

  public func catalogueState() async throws(ComicFailure) -> CatalogueState? {
    try await answers(to: .catalogueState).catalogueState.get()
  }
}
