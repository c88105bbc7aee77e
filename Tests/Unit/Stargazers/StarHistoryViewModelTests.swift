import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

@Suite struct StarHistoryViewModelTests {
  private let repository = StubStargazerRepository()
  private let router = SpyStargazersRouter()

  @Test(arguments: [false, true])
  func announcesEachStepOnItsWayToTheHistory(_ refreshes: Bool) async {
    let history = StarHistory.fixture()
    repository.answer {
      $0.progress = [.pages(1, of: 2), .pages(2, of: 2)]
      $0.history = .success(history)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.show("lindqvist/glaze", refreshes: refreshes)
    #expect(
      await states.first(5) == [
        .idle, .preparing(.fixture()), .loading(.pages(1, of: 2)), .loading(.pages(2, of: 2)),
        .success(history),
      ])
    #expect(repository.calls == [.history(of: .fixture(), refreshes: refreshes)])
  }

  @Test func announcesWhyThereIsNoHistory() async {
    let failure = StargazerFailure.source(.badToken)
    repository.answer { $0.history = .failure(failure) }
    let screen = screen()
    let states = await screen.states()
    await screen.show("lindqvist/glaze", refreshes: false)
    #expect(await states.first(3) == [.idle, .preparing(.fixture()), .failure(failure)])
  }

  @Test(arguments: [
    (StargazerPreferences(), [StubStargazerRepository.Call]()),
    (
      StargazerPreferences(repository: .fixture("okafor/tide")),
      [.history(of: .fixture("okafor/tide"), refreshes: false)]
    ),
  ])
  func aBlankRepositoryIsTheLastOneIfThereIsOne(
    _ preferences: StargazerPreferences, _ calls: [StubStargazerRepository.Call]
  ) async {
    let screen = screen(StubStargazerPreferencesReader(preferences))
    await screen.show("", refreshes: false)
    #expect(repository.calls == calls)
    let isAsked = await screen.states().first(1) != [.failure(.noRepository)]
    #expect(isAsked == !calls.isEmpty)
  }

  @Test func askingWhileTheHistoryIsFetchedDoesNothing() async {
    let gate = Gate()
    let repository = StubStargazerRepository(waitingFor: gate.pass)
    let screen = StarHistoryViewModel(
      repository: repository, router: router, reader: StubStargazerPreferencesReader())
    async let first: Void = screen.show("lindqvist/glaze", refreshes: false)
    await gate.reached()
    await screen.show("okafor/tide", refreshes: true)
    gate.open()
    await first
    #expect(repository.calls == [.history(of: .fixture(), refreshes: false)])
  }

  @Test func leavesForTheList() async {
    await screen().openList(of: "lindqvist/glaze")
    #expect(router.opened == [.list(StargazerListForm(repository: "lindqvist/glaze"))])
  }

  private func screen(
    _ reader: StubStargazerPreferencesReader = StubStargazerPreferencesReader()
  ) -> StarHistoryViewModel {
    StarHistoryViewModel(repository: repository, router: router, reader: reader)
  }
}
