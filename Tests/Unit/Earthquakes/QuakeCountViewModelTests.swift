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

  @Test func publishesTheCountAndAsksNothing() async {
    let answer = QuakeCount(query: query, count: 7, origin: .service(.fixture()))
    repository.answer { $0.count = .success(answer) }
    let dialogs = ScriptedDialogPresenter(choosing: "Try again")
    let screen = screen(dialogs)
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))
    #expect(await states.first(3) == [.idle, .counting(query), .success(answer)])
    #expect(dialogs.shown.isEmpty)
    #expect(repository.calls == [.count(query)])
  }

  @Test func publishesTheFailureAndShowsItInADialog() async {
    repository.answer { $0.count = .failure(offline) }
    let dialogs = ScriptedDialogPresenter(choosing: "Cancel")
    let screen = screen(dialogs)
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))
    #expect(await states.first(3) == [.idle, .counting(query), .failure(offline)])
    #expect(dialogs.shown.map(\.buttons) == [["Cancel", "Try again"]])
    #expect(dialogs.shown.map(\.message) == [offline.description])
    #expect(repository.calls.count == 1)
  }

  @Test func tryAgainCountsAgainAfterAFailure() async {
    repository.answer { $0.count = .failure(offline) }
    let dialogs = ScriptedDialogPresenter(choosing: "Try again", "Try again", "Cancel")
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
    let dialogs = ScriptedDialogPresenter(choosing: "Try again")
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
