import CoreDomain
import StargazersDomain

/// The controllers of the feature. Each turns a request into an intent of a new screen and returns
/// the screen's states.
///
/// An intent may read hundreds of pages, so it runs while the reply is being sent. It is cancelled
/// when its states are no longer read; the pages that it has stored until then remain, and the next
/// intent continues after them. The states are observed before the intent starts, so that none is
/// missed.
struct StargazerIntents: Sendable {
  let screens: any StargazersScreens

  /// A screen with a running intent.
  typealias Running<State: Sendable> = (states: AsyncStream<State>, intent: RunningIntent)

  /// Shows the stored preferences.
  func begin() async -> Running<StargazerListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.begin() })
  }

  /// Lists the stargazers that match the request's query.
  func list(_ request: ServerRequest) async throws(Problem) -> Running<StargazerListState> {
    let form = try StargazerListForm(in: request.query)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.show(form) })
  }

  /// Finds the stargazer with the login in the path.
  func find(_ request: ServerRequest) async throws(Problem) -> Running<StargazerDetailState> {
    let login = try request.parameter("login")
    let repository = request.query["repository"] ?? ""
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.show(login, of: repository) })
  }

  /// Shows the history of the repository in the query.
  func recount(_ request: ServerRequest) async throws(Problem) -> Running<StarHistoryState> {
    let form = try StargazerListForm(in: request.query)
    let screen = screens.history(navigator: RedirectNavigator())
    let states = await screen.states()
    return (
      states, RunningIntent { await screen.show(form.repository, refreshes: form.refreshes) }
    )
  }

  /// Draws the history of the repository in the query.
  func draw(_ request: ServerRequest) async -> Running<StarHistoryPictureState> {
    let repository = request.query["repository"] ?? ""
    let screen = screens.picture(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await screen.draw(repository) })
  }
}
