import CoreDomain
import StargazersDomain

/// The controllers of the feature: each request becomes an intent of a screen of its own, whose states are
/// handed out.
///
/// An intent may take as long as a walk through hundreds of pages, so it runs beside whoever shows the
/// states. It is cancelled when nobody does any more: what was read by then is kept, and the next one goes
/// on from there. The stream of states is begun before the intent, so that none is missed.
struct StargazerIntents: Sendable {
  let screens: any StargazersScreens

  /// A screen at work.
  typealias Running<State: Sendable> = (states: AsyncStream<State>, intent: RunningIntent)

  /// Tells what is remembered from the last time.
  func begin() async -> Running<StargazerListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.begin() })
  }

  /// Lists what the query of a request asks for.
  func list(_ request: ServerRequest) async throws(Problem) -> Running<StargazerListState> {
    let form = try StargazerListForm(in: request.query)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.show(form) })
  }

  /// Finds the one whose name stands in the path.
  func find(_ request: ServerRequest) async throws(Problem) -> Running<StargazerDetailState> {
    let login = try request.parameter("login")
    let repository = request.query["repository"] ?? ""
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.show(login, of: repository) })
  }

  /// Tells the history that the query of a request asks for.
  func recount(_ request: ServerRequest) async throws(Problem) -> Running<StarHistoryState> {
    let form = try StargazerListForm(in: request.query)
    let screen = screens.history(navigator: RedirectNavigator())
    let states = await screen.states()
    return (
      states, RunningIntent { await screen.show(form.repository, refreshes: form.refreshes) }
    )
  }

  /// Draws the history that the query of a request asks for.
  func draw(_ request: ServerRequest) async -> Running<StarHistoryPictureState> {
    let repository = request.query["repository"] ?? ""
    let screen = screens.picture(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.draw(repository) })
  }
}
