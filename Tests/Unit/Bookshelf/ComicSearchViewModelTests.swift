import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicSearchViewModelTests {
  private static let form = ComicListForm(ownedOnly: false, query: "aa")

  @Test func looksForWhatWasTyped() async throws {
    let shelf = ComicShelf(entries: [], total: 0, form: Self.form)
    let repository = StubComicRepository()
    repository.answer { $0.shelf = .success(shelf) }
    let screen = ComicSearchViewModel(
      repository: repository, visit: .fixture(), router: SpyBookshelfRouter())
    let states = await screen.states()
    await screen.type(Self.form)
    #expect(await states.first(3) == [.idle, .searching("aa"), .success(shelf)])
    #expect(repository.calls == [.shelf(Self.form, for: nil)])
  }

  @Test func whatWasTypedLaterWins() async throws {
    let gate = Gate()
    let (early, late) = (
      ComicListForm(ownedOnly: false, query: "a"), ComicListForm(ownedOnly: false, query: "ab")
    )
    let repository = StubComicRepository(waitingFor: { call in
      if call == .shelf(early, for: nil) { await gate.pass() }
    })
    let shelf = ComicShelf(entries: [], total: 0, form: late)
    repository.answer { $0.shelf = .success(shelf) }
    let screen = ComicSearchViewModel(
      repository: repository, visit: .fixture(), router: SpyBookshelfRouter())
    let states = await screen.states()
    let first = Task { await screen.type(early) }
    await gate.reached()
    await screen.type(late)
    gate.open()
    await first.value
    await screen.type(late)
    #expect(
      await states.first(6) == [
        .idle, .searching("a"), .searching("ab"), .success(shelf), .searching("ab"),
        .success(shelf),
      ])
  }

  @Test func whyNothingCouldBeFoundIsTold() async throws {
    let screen = ComicSearchViewModel(
      repository: StubComicRepository(), visit: .fixture(), router: SpyBookshelfRouter())
    let states = await screen.states()
    await screen.type(Self.form)
    #expect(await states.first(3).last == .failure(.storage(reason: "Untold.")))
  }

  @Test func leavesForASeries() async throws {
    let router = SpyBookshelfRouter()
    let screen = ComicSearchViewModel(
      repository: StubComicRepository(), visit: .fixture(), router: router)
    await screen.open(ComicSeries.ID("s1"))
    #expect(router.opened == [.detail(ComicSeries.ID("s1"))])
  }
}
