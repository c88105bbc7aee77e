import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import EarthquakesViewModel
import Testing

@Suite struct QuakeCountViewModelTests {
  private let repository = StubQuakeRepository()
  private let router = SpyEarthquakesRouter()
  private let query = QuakeQuery.fixture()
  private let offline = QuakeFailure.source(.unreachable("There is no network."))

  @Test func publishesTheCountAndShowsItInADialog() async {
    let answer = QuakeCount(query: query, count: 7, origin: .service(.fixture()))
    repository.answer { $0.count = .success(answer) }
    let dialogs = ScriptedDialogPresenter(choosing: "Cancel")
    let screen = screen(dialogs)
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))
    #expect(await states.first(3) == [.idle, .counting(query), .success(answer)])
    #expect(
      dialogs.shown == [
        ScriptedDialogPresenter.Shown(
          title: "Earthquakes near San Ramon",
          message: "There have been 7 earthquakes near San Ramon since 10/1/2015",
          buttons: ["Cancel", "Try Again"])
      ])
    #expect(repository.calls == [.count(query)])
  }

  @Test func publishesTheFailureAndShowsItInADialogWithTheSameChoices() async {
    repository.answer { $0.count = .failure(offline) }
    let dialogs = ScriptedDialogPresenter(choosing: "Cancel")
    let screen = screen(dialogs)
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))
    #expect(await states.first(3) == [.idle, .counting(query), .failure(offline)])
    #expect(dialogs.shown.map(\.buttons) == [["Cancel", "Try Again"]])
    #expect(dialogs.shown.map(\.message) == [offline.description])
    #expect(repository.calls.count == 1)
  }

  @Test func tryAgainCountsAgainAfterASuccess() async throws {
    let answer = QuakeCount(query: query, count: 7, origin: .service(.fixture()))
    repository.answer { $0.count = .success(answer) }
    let screen = screen(ScriptedDialogPresenter(choosing: "Try Again", "Cancel"))
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))
    // Without this check, waiting for the states would hang if they do not arrive.
    try #require(repository.calls == [.count(query), .count(query)])
    #expect(
      await states.first(5)
        == [.idle, .counting(query), .success(answer), .counting(query), .success(answer)])
  }

  @Test func tryAgainCountsAgainAfterAFailure() async {
    repository.answer { $0.count = .failure(offline) }
    let dialogs = ScriptedDialogPresenter(choosing: "Try Again", "Try Again", "Cancel")
    let screen = screen(dialogs)
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))
    #expect(repository.calls == [.count(query), .count(query), .count(query)])
    #expect(
      await states.first(7) == [
        .idle, .counting(query), .failure(offline), .counting(query), .failure(offline),
        .counting(query), .failure(offline),
      ])
  }

  @Test func countsOnceWithoutADialog() async {
    repository.answer { $0.count = .failure(offline) }
    let screen = screen(ScriptedDialogPresenter())
    await screen.send(.count(QuakeForm()))
    #expect(repository.calls.count == 1)
  }

  @Test func rejectsAnInvalidFormWithoutADialog() async throws {
    let dialogs = ScriptedDialogPresenter(choosing: "Try Again")
    let screen = screen(dialogs)
    let states = await screen.states()
    let form = QuakeForm(since: "yesterday")
    let failure = try #require(
      #expect(throws: QuakeFailure.self) { try form.query(by: .fixture) })
    await screen.send(.count(form))
    #expect(await states.first(2) == [.idle, .failure(failure)])
    #expect(dialogs.shown.isEmpty)
    #expect(repository.calls.isEmpty)
  }

  @Test func opensTheListWithTheForm() async {
    let form = QuakeForm(near: "1, 2", radius: "any text")
    await screen(ScriptedDialogPresenter()).send(.list(form))
    #expect(router.opened == [.list(QuakeListForm(form))])
  }

  private func screen(_ dialogs: ScriptedDialogPresenter) -> any QuakeCountScreen {
    QuakeCountViewModel(
      repository: repository, router: router, dialogs: dialogs, rules: .fixture
    ).screen()
  }
}
