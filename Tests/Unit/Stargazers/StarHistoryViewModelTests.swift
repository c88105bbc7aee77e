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
  func publishesTheProgressAndTheHistory(_ refreshes: Bool) async {
    let history = StarHistory.fixture()
    repository.answer {
      $0.progress = [.pages(1, of: 2), .pages(2, of: 2)]
      $0.history = .success(history)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(repository: "lindqvist/glaze", refreshes: refreshes))
    #expect(
      await states.first(5) == [
        .idle, .preparing(.fixture()), .loading(.pages(1, of: 2)), .loading(.pages(2, of: 2)),
        .success(history),
      ])
    #expect(repository.calls == [.history(of: .fixture(), refreshes: refreshes)])
  }

  @Test func publishesTheFailure() async {
    let failure = StargazerFailure.source(.badToken)
    repository.answer { $0.history = .failure(failure) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(repository: "lindqvist/glaze", refreshes: false))
    #expect(await states.first(3) == [.idle, .preparing(.fixture()), .failure(failure)])
  }

  @Test(arguments: [
    (StargazerPreferences(), [StubStargazerRepository.Call]()),
    (
      StargazerPreferences(repository: .fixture("okafor/tide")),
      [.history(of: .fixture("okafor/tide"), refreshes: false)]
    ),
  ])
  func usesTheLastRepositoryForABlankOneIfThereIsOne(
    _ preferences: StargazerPreferences, _ calls: [StubStargazerRepository.Call]
  ) async {
    let screen = screen(StubStargazerPreferencesReader(preferences))
    await screen.send(.show(repository: "", refreshes: false))
    #expect(repository.calls == calls)
    let failures = await screen.states().first(1).map(\.failedFields)
    #expect(failures == [calls.isEmpty ? [.repository] : nil])
  }

  @Test func rejectsAnInvalidRepositoryBeforeTheRequest() async {
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(repository: "glaze", refreshes: false))
    #expect(await states.first(2) == [.idle, .failure(.form([.repository("glaze")]))])
    #expect(repository.calls == [])
  }

  @Test func showsTheStoredHistoryWithoutARequest() async {
    let history = StarHistory.fixture()
    repository.answer { $0.storedHistory = .success(history) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.showStored)
    #expect(await states.first(2) == [.idle, .success(history)])
    #expect(repository.calls == [.storedHistory])
  }

  @Test func staysIdleIfNothingIsStored() async {
    let screen = screen()
    await screen.send(.showStored)
    #expect(await screen.states().first(1) == [.idle])
  }

  @Test func publishesWhyTheStoredHistoryCannotBeRead() async {
    repository.answer { $0.storedHistory = .failure(.busy(reason: "Busy.")) }
    let screen = screen()
    await screen.send(.showStored)
    #expect(await screen.states().first(1) == [.failure(.busy(reason: "Busy."))])
  }

  @Test func opensTheList() async {
    await screen().send(.openList(repository: "lindqvist/glaze"))
    #expect(router.opened == [.list(StargazerListForm(repository: "lindqvist/glaze"))])
  }

  private func screen(
    _ preferences: StubStargazerPreferencesReader = StubStargazerPreferencesReader()
  ) -> any StarHistoryScreen {
    StarHistoryViewModel(repository: repository, router: router, preferences: preferences).screen()
  }
}

extension StarHistoryState {
  /// The invalid fields, or `nil` if the state is not a failure of the form.
  fileprivate var failedFields: [StargazerField]? {
    guard case .failure(.form(let failures)) = self else { return nil }
    return failures.map(\.field)
  }
}
