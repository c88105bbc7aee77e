import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

@Suite struct StarComparisonViewModelTests {
  private let repository = StubStargazerRepository()

  @Test func loadsTheHistoriesOneAfterTheOther() async {
    let history = StarHistory.fixture()
    repository.answer {
      $0.progress = [.pages(1, of: 2)]
      $0.history = .success(history)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(StarComparisonForm(["lindqvist/glaze, okafor/tide"])))
    #expect(
      await states.first(5) == [
        .idle, .preparing(["lindqvist/glaze", "okafor/tide"]), .loading(.pages(1, of: 2)),
        .loading(.pages(1, of: 2)), .success([history, history], []),
      ])
    #expect(
      repository.calls == [
        .history(of: .fixture(), refreshes: false),
        .history(of: .fixture("okafor/tide"), refreshes: false),
      ])
  }

  @Test func failsIfNoHistoryIsAvailable() async {
    repository.answer { $0.history = .failure(.source(.badToken)) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(StarComparisonForm(["a/b", "c/d"], refreshes: true)))
    #expect(
      await states.first(3) == [
        .idle, .preparing(["a/b", "c/d"]), .failure(.source(.badToken)),
      ])
    #expect(repository.calls.count == 2)
  }

  @Test(arguments: [["a/1,a/2,a/3", "a/4 a/5 a/6"], ["a/1", "glaze"]])
  func rejectsNamesThatCannotBeCompared(_ names: [String]) async {
    let screen = screen()
    await screen.send(.show(StarComparisonForm(names)))
    let failures = await screen.states().first(1)
    #expect(failures.allSatisfy { if case .failure(.form) = $0 { true } else { false } })
    #expect(repository.calls == [])
  }

  @Test func acceptsAsManyNamesAsThereAreColors() {
    #expect(throws: Never.self) { try StarComparisonForm(["a/1 a/2 a/3 a/4 a/5"]).check() }
  }

  @Test func namesEveryInvalidRepository() async {
    let screen = screen()
    await screen.send(.show(StarComparisonForm(["glaze", "tide"])))
    guard case .failure(.form(let failures))? = await screen.states().first(1).first else {
      Issue.record("the names were accepted")
      return
    }
    #expect(["“glaze”", "“tide”"].allSatisfy { failures.description.contains($0) })
  }

  @Test func ignoresRepetitionsAndLetterCase() {
    #expect(StarComparisonForm(["a/b c/d", "A/B"]).repositories == ["a/b", "c/d"])
  }

  private func screen() -> any StarComparisonScreen {
    StarComparisonViewModel(
      repository: repository, preferences: StubStargazerPreferencesReader()
    ).screen()
  }
}
