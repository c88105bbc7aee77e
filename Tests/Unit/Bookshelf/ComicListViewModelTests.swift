import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfViewModel

struct ComicListViewModelTests {
  private let repository = StubComicRepository()
  private let router = SpyBookshelfRouter()
  private static let shelf = ComicShelf(
    entries: [], total: 0, request: ComicListRequest(ownedOnly: false))

  @Test func showsTheStoredCatalogueToAStranger() async {
    repository.answer { $0.shelf = .success(Self.shelf) }
    #expect(
      await screen().states(after: .show(ComicListForm(), reloading: false))
        == [.idle, .preparing, .success(Self.shelf, staleBecause: nil)])
    #expect(repository.calls == [.shelf(ComicListRequest(ownedOnly: false), for: nil)])
  }

  @Test func showsTheStoredListWhileReloading() async {
    let step = CatalogueProgress(series: 7)
    let updated = ComicShelf(
      entries: [], total: 0, request: ComicListRequest(ownedOnly: false),
      synchronisedAt: .fixture(1))
    repository.answer {
      $0.firstShelves = [Self.shelf]
      $0.shelf = .success(updated)
      $0.steps = [step]
      $0.synchronise = .success(step)
    }
    #expect(
      await screen().states(after: .show(ComicListForm(), reloading: true)) == [
        .idle, .preparing, .reloading(Self.shelf, CatalogueProgress()),
        .reloading(Self.shelf, step), .success(updated, staleBecause: nil),
      ])
  }

  /// A missing setting is no failed update: the list itself says that no catalogue is configured.
  @Test(arguments: [ComicFailure.catalogue(reason: "The document is no JSON."), .noCatalogue])
  func showsTheStoredListWithTheErrorOfAFailedUpdate(_ failure: ComicFailure) async {
    repository.answer {
      $0.shelf = .success(Self.shelf)
      $0.synchronise = .failure(failure)
    }
    let states = await screen().states(after: .show(ComicListForm(), reloading: true))
    let reason = failure == .noCatalogue ? nil : failure
    #expect(states.count == 4 && states.last == .success(Self.shelf, staleBecause: reason))
  }

  @Test func settlesOpenOrdersBeforeShowingTheReadersShelfAgain() async {
    let reader = SignedInReader.fixture("mina")
    repository.answer {
      $0.shelf = .success(Self.shelf)
      $0.synchronise = .success(CatalogueProgress())
    }
    _ = await screen(for: reader).states(after: .show(ComicListForm(), reloading: true))
    #expect(
      repository.calls == [
        .shelf(ComicListRequest(), for: "mina"), .settleOpenOrders(of: "mina"),
        .synchronise(with: nil, for: reader.id.raw), .shelf(ComicListRequest(), for: "mina"),
      ])
  }

  @Test func anInvalidFormNamesEveryField() async throws {
    let form = ComicListForm(scope: "mine", sort: "size", cursor: "-1", limit: "0")
    let states = await screen().states(after: .show(form, reloading: true))
    let failure = try #require(
      #expect(throws: ComicFailure.self) { try form.request(isSignedIn: false) })
    #expect(states == [.idle, .preparing, .failure(failure)])
    #expect(failure.fields == [.scope, .sort, .cursor, .limit] && repository.calls == [])
  }

  @Test(
    arguments: [
      (nil, .failure(.signInNeeded), []), ("mina", .progress([]), [.progress(for: "mina")]),
    ] as [(String?, ComicListState, [StubComicRepository.Call])])
  func progressRequiresASignedInReader(
    _ name: String?, _ state: ComicListState, _ calls: [StubComicRepository.Call]
  ) async {
    repository.answer { $0.progress = .success([]) }
    let states = await screen(for: name.map { .fixture($0) }).states(after: .showProgress)
    #expect(states == [.idle, .preparing, state] && repository.calls == calls)
  }

  @Test func opensASeriesAndTheSearch() async {
    _ = await screen().states(after: .open(ComicSeries.ID("s1")), .openSearch)
    #expect(router.opened == [.detail(ComicSeries.ID("s1")), .search(ComicListForm(scope: "all"))])
  }

  private func screen(for reader: SignedInReader? = nil) -> ComicListViewModel {
    ComicListViewModel(repository: repository, visit: .fixture(reader), router: router)
  }
}

struct ComicSearchViewModelTests {
  private let repository: StubComicRepository
  private let router = SpyBookshelfRouter()
  private let screen: ComicSearchViewModel
  /// Holds the search for “a”.
  private let gate: Gate

  init() {
    let gate = Gate()
    let held = StubComicRepository.Call.shelf(Self.request("a"), for: nil)
    self.gate = gate
    repository = StubComicRepository(waitingFor: { if $0 == held { await gate.pass() } })
    screen = ComicSearchViewModel(repository: repository, visit: .fixture(), router: router)
  }

  @Test func searchesForTheInputInTheWholeCatalogueByDefault() async {
    let shelf = ComicShelf(entries: [], total: 0, request: Self.request("aa"))
    repository.answer { $0.shelf = .success(shelf) }
    let states = await screen.states()
    await screen.send(.search(ComicListForm(query: "aa")))
    #expect(await states.first(3) == [.idle, .searching("aa"), .success(shelf)])
    #expect(repository.calls == [.shelf(Self.request("aa"), for: nil)])
  }

  @Test func laterInputReplacesEarlierInput() async {
    let early = ComicListForm(scope: "all", query: "a")
    let late = ComicListForm(scope: "all", query: "ab")
    let shelf = ComicShelf(entries: [], total: 0, request: Self.request("ab"))
    repository.answer { $0.shelf = .success(shelf) }
    let states = await screen.states()
    let first = Task { await screen.send(.search(early)) }
    await gate.reached()
    await screen.send(.search(late))
    gate.open()
    await first.value
    await screen.send(.search(late))
    #expect(
      await states.first(6) == [
        .idle, .searching("a"), .searching("ab"), .success(shelf), .searching("ab"),
        .success(shelf),
      ])
  }

  @Test func showsWhyTheSearchFailed() async {
    let states = await screen.states()
    await screen.send(.search(ComicListForm(scope: "all", query: "aa")))
    #expect(await states.first(3).last == .failure(.storage(reason: "Untold.")))
  }

  @Test func opensASeries() async {
    await screen.send(.open(ComicSeries.ID("s1")))
    #expect(router.opened == [.detail(ComicSeries.ID("s1"))])
  }

  private static func request(_ query: String) -> ComicListRequest {
    ComicListRequest(ownedOnly: false, query: query)
  }
}

struct ComicCatalogueViewModelTests {
  private let repository = StubComicRepository()

  @Test func showsTheProgressAndTheResult() async {
    let (step, end) = (CatalogueProgress(series: 5), CatalogueProgress(series: 9))
    repository.answer {
      $0.steps = [step]
      $0.synchronise = .success(end)
    }
    #expect(
      await screen(for: .fixture("mina")).states(after: .synchronise(with: "shelf.json")) == [
        .idle, .synchronising(CatalogueProgress()), .synchronising(step), .synchronised(end),
      ])
    let key = SignedInReader.fixture("mina").id.raw
    #expect(
      repository.calls == [
        .settleOpenOrders(of: "mina"), .synchronise(with: CataloguePage("shelf.json"), for: key),
      ])
  }

  @Test func showsTheLastUpdate() async {
    let state = CatalogueState(start: ToldCatalogue.start, finishedAt: .fixture(1), series: 3)
    repository.answer {
      $0.shelf = .success(Self.shelf(.unfetched))
      $0.catalogueState = .success(state)
    }
    #expect(await screen().states(after: .show) == [.idle, .preparing, .success(state)])
  }

  @Test(arguments: [CatalogueGap.unconfigured, .unfetched, .partial])
  func showsWhyTheCatalogueIsIncomplete(_ gap: CatalogueGap) async {
    repository.answer { $0.shelf = .success(Self.shelf(gap)) }
    #expect(await screen().states(after: .show) == [.idle, .preparing, .incomplete(gap)])
  }

  private static func shelf(_ gap: CatalogueGap) -> ComicShelf {
    ComicShelf(entries: [], total: 0, request: ComicListRequest(ownedOnly: false), gap: gap)
  }

  @Test func showsWhyItFailed() async {
    #expect(
      await screen().states(after: .synchronise(with: ""))
        == [
          .idle, .synchronising(CatalogueProgress()), .failure(.storage(reason: "Untold.")),
        ])
  }

  private func screen(for reader: SignedInReader? = nil) -> ComicCatalogueViewModel {
    ComicCatalogueViewModel(
      stored: repository, repository: repository, visit: .fixture(reader))
  }
}
