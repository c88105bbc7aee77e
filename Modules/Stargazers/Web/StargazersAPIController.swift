import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

/// Serves the screens as JSON, as events and as pictures. Uses the same screens as the pages, with
/// other views.
struct StargazersAPIController: Sendable {
  let screens: any StargazersScreens

  var routes: [ServerRoute] {
    [
      // The pages link to this picture.
      ServerRoute(.get, "/stargazers/history.svg", acts: true, answer: picture),
      ServerRoute(.get, "/api/v1/stargazers", acts: true) { request in
        try await screens.list(navigator: RedirectNavigator())
          .reply(to: .show(try StargazerListForm(in: request.listQuery)), as: StargazerListJSON())
      },
      // Sends every state of the list as a server-sent event.
      ServerRoute(.get, "/api/v1/stargazers/list/states", acts: true) { request in
        try await screens.list(navigator: RedirectNavigator()).liveReply(
          to: .show(try StargazerListForm(in: request.listQuery)), as: StargazerListEvents())
      },
      ServerRoute(.get, "/api/v1/stargazers/history", acts: true) { request in
        let form = try StargazerListForm(in: request.query)
        return try await screens.history(navigator: RedirectNavigator()).reply(
          to: .show(repository: form.repository, refreshes: form.refreshes),
          as: StargazerHistoryJSON())
      },
      ServerRoute(.get, "/api/v1/stargazers/history.svg", acts: true, answer: picture),
      ServerRoute(.get, "/api/v1/stargazers/people/:login", acts: true) { request in
        try await screens.detail(navigator: RedirectNavigator())
          .reply(to: try StargazerDetailIntent(of: request), as: StargazerDetailJSON())
      },
    ]
  }

  private func picture(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.picture(navigator: RedirectNavigator()).reply(
      to: .draw(repository: request.query["repository"] ?? ""), as: StargazerHistoryPictureView())
  }

  /// The home page's card: the total and the growth of the repository that was counted last.
  ///
  /// - Parameter fetching: Whether to fetch the history of an example if none is stored.
  func card(fetching: Bool) async -> HomeCard {
    var history = await history(after: .showStored)
    if history == nil, fetching {
      let example = StargazerRoutes.example(isDemo: true)
      history = await self.history(after: .show(repository: example, refreshes: false))
    }
    guard let history else { return .stargazers }
    return HomeCard(content: StargazerCardMarkup.markup(of: history))
  }

  private func history(after intent: StarHistoryIntent) async -> StarHistory? {
    let state = await screens.history(navigator: RedirectNavigator()).state(after: intent)
    guard case .success(let history) = state else { return nil }
    return history
  }

  /// Reads the preferences, because that is the cheapest request to the feature. The health of
  /// GitHub does not affect the readiness of this server.
  @Sendable func checkReadiness() async throws(Problem) {
    let screen = screens.list(navigator: RedirectNavigator())
    await screen.send(.begin)
    for await state in await screen.states() {
      guard case .failure(let failure) = state else { return }
      throw Problem(.serviceUnavailable, Problem(failure).detail)
    }
  }
}

extension StargazerDetailIntent {
  /// Shows the stargazer with the login in the path.
  init(of request: ServerRequest) throws(Problem) {
    self = .show(
      login: try request.parameter("login"), repository: request.query["repository"] ?? "")
  }
}
