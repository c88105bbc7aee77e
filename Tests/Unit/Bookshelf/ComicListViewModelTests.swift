import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

@Suite struct ComicListViewModelTests {
  private let repository = StubComicRepository()
  private let router = SpyBookshelfRouter()

  @Test func announcesEachStateOnItsWayToTheList() async {
    repository.answer { $0.newest = .success([.fixture()]) }
    let screen = ComicListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.show()
    #expect(await states.first(3) == [.idle, .preparing, .success([.fixture()])])
    #expect(router.opened == [])
  }

  @Test func whatWasAddedIsAnnouncedAndLeavesForTheList() async {
    let screen = ComicListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.add("An example")
    #expect(await states.first(3) == [.idle, .preparing, .added(.fixture())])
    #expect(router.opened == [.list])
  }

  @Test func whatWasRemovedIsAnnouncedAndLeavesForTheList() async {
    let screen = ComicListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.remove(Comic.ID("a1"))
    #expect(await states.first(3) == [.idle, .preparing, .removed(Comic.ID("a1"))])
    #expect(router.opened == [.list])
  }

  @Test func aTitleThatBreaksTheRuleIsRefusedAndTheScreenStays() async throws {
    let refusal = try #require(#expect(throws: ComicFailure.self) { try ComicTitle(" ") })
    let screen = ComicListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.add(" ")
    #expect(await states.first(3) == [.idle, .preparing, .failure(refusal)])
    #expect(router.opened == [])
  }

  @Test func aFailureIsAnnouncedTheScreenStaysAndCanBeAskedAgain() async {
    let failure = ComicFailure.notFound(Comic.ID("no"))
    repository.answer { $0.removed = .failure(failure) }
    let screen = ComicListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.remove(Comic.ID("no"))
    await screen.show()
    #expect(
      await states.first(5) == [
        .idle, .preparing, .failure(failure), .preparing, .success([]),
      ])
    #expect(router.opened == [])
  }

  @Test func askingWhileAnAnswerIsPreparedDoesNothing() async {
    let gate = Gate()
    let repository = StubComicRepository(waitingFor: gate.pass)
    let screen = ComicListViewModel(repository: repository, router: router)
    let states = await screen.states()
    async let first: Void = screen.show()
    await gate.reached()
    await screen.add("An example")
    await screen.remove(Comic.ID("a1"))
    gate.open()
    await first
    #expect(await states.first(3) == [.idle, .preparing, .success([])])
    #expect(router.opened == [])
  }
}
