import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@Suite struct StargazerDetailViewModelTests {
  private let repository = StubStargazerRepository()
  private let preferences = StubStargazerPreferencesReader(
    StargazerPreferences(repository: .fixture("okafor/tide")))

  @Test func publishesTheProgressAndTheStargazer() async {
    let found = FoundStargazer(.fixture(login: "ola"), of: .fixture(), origin: .now)
    repository.answer {
      $0.progress = [.pages(1, of: 2)]
      $0.stargazer = .success(found)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(login: "OLA", repository: "lindqvist/glaze"))
    #expect(
      await states.first(4) == [
        .idle, .preparing(login: "OLA"), .loading(.pages(1, of: 2)), .success(found),
      ])
    #expect(repository.calls == [.stargazer("OLA", of: .fixture())])
  }

  @Test func publishesThatNobodyHasThisName() async {
    let failure = StargazerFailure.unknownStargazer("ola", of: .fixture())
    repository.answer { $0.stargazer = .failure(failure) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(login: "ola", repository: "lindqvist/glaze"))
    #expect(await states.first(3) == [.idle, .preparing(login: "ola"), .failure(failure)])
  }

  @Test func usesTheLastRepositoryForABlankOne() async {
    let screen = screen()
    await screen.send(.show(login: "ola", repository: " "))
    #expect(repository.calls == [.stargazer("ola", of: .fixture("okafor/tide"))])
  }

  @Test func rejectsAnInvalidRepositoryBeforeTheRequest() async {
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(login: "ola", repository: "glaze"))
    #expect(await states.first(2) == [.idle, .failure(.form([.repository("glaze")]))])
    #expect(repository.calls == [])
  }

  private func screen() -> any StargazerDetailScreen {
    StargazerScreens(repository: repository, preferences: preferences)
      .detail(navigator: SpyNavigator())
  }
}
