import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@Suite struct StarHistoryPictureViewModelTests {
  private let repository = StubStargazerRepository()
  private let picture = StarHistoryPicture(svg: "<svg/>", history: .fixture())

  @Test func publishesThePicture() async {
    repository.answer {
      $0.progress = [.pages(2, of: 2)]
      $0.picture = .success(picture)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.draw(repository: "lindqvist/glaze"))
    #expect(
      await states.first(4) == [
        .idle, .preparing(.fixture()), .loading(.pages(2, of: 2)), .success(picture),
      ])
    #expect(repository.calls == [.picture(of: .fixture())])
  }

  @Test func publishesTheFailure() async {
    repository.answer { $0.picture = .failure(.source(.badToken)) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.draw(repository: "lindqvist/glaze"))
    #expect(
      await states.first(3) == [.idle, .preparing(.fixture()), .failure(.source(.badToken))])
  }

  @Test func rejectsAnInvalidRepositoryBeforeTheRequest() async {
    let screen = screen()
    let states = await screen.states()
    await screen.send(.draw(repository: "glaze"))
    #expect(await states.first(2) == [.idle, .failure(.form([.repository("glaze")]))])
    #expect(repository.calls == [])
  }

  @Test func usesTheLastRepositoryForABlankOne() async {
    let last = StargazerPreferences(repository: .fixture("okafor/tide"))
    await screen(StubStargazerPreferencesReader(last)).send(.draw(repository: ""))
    #expect(repository.calls == [.picture(of: .fixture("okafor/tide"))])
  }

  private func screen(
    _ preferences: StubStargazerPreferencesReader = StubStargazerPreferencesReader()
  ) -> any StarHistoryPictureScreen {
    StargazerScreens(repository: repository, preferences: preferences)
      .picture(navigator: SpyNavigator())
  }
}
