import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicSearchViewModelTests {
  private static let form = ComicListForm(scope: "all", query: "aa")
  private static let request = ComicListRequest(ownedOnly: false, query: "aa")

  @Test func searchesForTheInput() async throws {
    let shelf = ComicShelf(entries: [], total: 0, request: Self.request)
    let repository = StubComicRepository()
    repository.answer { $0.shelf = .success(shelf) }
    let screen = ComicSearchViewModel(
      repository: repository, visit: .fixture(), router: SpyBookshelfRouter())
    let states = await screen.states()
    await screen.send(.search(Self.form))
    #expect(await states.first(3) == [.idle, .searching("aa"), .success(shelf)])
    #expect(repository.calls == [.shelf(Self.request, for: nil)])
  }

  @Test func aStrangerSearchesTheWholeCatalogueByDefault() async {
    let repository = StubComicRepository()
    let screen = ComicSearchViewModel(
      repository: repository, visit: .fixture(), router: SpyBookshelfRouter())
    await screen.send(.search(ComicListForm(query: "aa")))
    #expect(repository.calls == [.shelf(Self.request, for: nil)])
  }

  @Test func laterInputReplacesEarlierInput() async throws {
    let gate = Gate()
    let (early, late) = (
      ComicListForm(scope: "all", query: "a"), ComicListForm(scope: "all", query: "ab")
    )
    let repository = StubComicRepository(waitingFor: { call in
      if call == .shelf(ComicListRequest(ownedOnly: false, query: "a"), for: nil) {
        await gate.pass()
      }
    })
    let shelf = ComicShelf(
      entries: [], total: 0, request: ComicListRequest(ownedOnly: false, query: "ab"))
    repository.answer { $0.shelf = .success(shelf) }
    let screen = ComicSearchViewModel(
      repository: repository, visit: .fixture(), router: SpyBookshelfRouter())
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

  @Test func showsWhyTheSearchFailed() async throws {
    let screen = ComicSearchViewModel(
      repository: StubComicRepository(), visit: .fixture(), router: SpyBookshelfRouter())
    let states = await screen.states()
    await screen.send(.search(Self.form))
    #expect(await states.first(3).last == .failure(.storage(reason: "Untold.")))
  }

  @Test func opensASeries() async throws {
    let router = SpyBookshelfRouter()
    let screen = ComicSearchViewModel(
      repository: StubComicRepository(), visit: .fixture(), router: router)
    await screen.send(.open(ComicSeries.ID("s1")))
    #expect(router.opened == [.detail(ComicSeries.ID("s1"))])
  }
}
