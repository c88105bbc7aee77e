import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

@Suite struct StargazerListViewModelTests {
  private let repository = StubStargazerRepository()
  private let router = SpyStargazersRouter()

  @Test func announcesEachStateOnItsWayToTheList() async {
    repository.answer { $0.newest = .success([.fixture()]) }
    let screen = StargazerListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.show()
    #expect(await states.first(3) == [.idle, .preparing, .success([.fixture()])])
    #expect(router.opened == [])
  }

  @Test func whatWasAddedIsAnnouncedAndLeavesForTheList() async {
    let screen = StargazerListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.add("An example")
    #expect(await states.first(3) == [.idle, .preparing, .added(.fixture())])
    #expect(router.opened == [.list])
  }

  @Test func whatWasRemovedIsAnnouncedAndLeavesForTheList() async {
    let screen = StargazerListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.remove(Stargazer.ID("a1"))
    #expect(await states.first(3) == [.idle, .preparing, .removed(Stargazer.ID("a1"))])
    #expect(router.opened == [.list])
  }

  @Test func aTitleThatBreaksTheRuleIsRefusedAndTheScreenStays() async throws {
    let refusal = try #require(#expect(throws: StargazerFailure.self) { try StargazerTitle(" ") })
    let screen = StargazerListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.add(" ")
    #expect(await states.first(3) == [.idle, .preparing, .failure(refusal)])
    #expect(router.opened == [])
  }

  @Test func aFailureIsAnnouncedTheScreenStaysAndCanBeAskedAgain() async {
    let failure = StargazerFailure.notFound(Stargazer.ID("no"))
    repository.answer { $0.removed = .failure(failure) }
    let screen = StargazerListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.remove(Stargazer.ID("no"))
    await screen.show()
    #expect(
      await states.first(5) == [
        .idle, .preparing, .failure(failure), .preparing, .success([]),
      ])
    #expect(router.opened == [])
  }

  @Test func askingWhileAnAnswerIsPreparedDoesNothing() async {
    let gate = Gate()
    let repository = StubStargazerRepository(waitingFor: gate.pass)
    let screen = StargazerListViewModel(repository: repository, router: router)
    let states = await screen.states()
    async let first: Void = screen.show()
    await gate.reached()
    await screen.add("An example")
    await screen.remove(Stargazer.ID("a1"))
    gate.open()
    await first
    #expect(await states.first(3) == [.idle, .preparing, .success([])])
    #expect(router.opened == [])
  }
}
