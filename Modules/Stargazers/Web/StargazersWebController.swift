import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

/// Serves the screens as pages. If an intent may take long, sends its page state by state.
struct StargazersWebController: Sendable {
  let screens: any StargazersScreens
  let layout: PageLayout

  var routes: [ServerRoute] {
    [
      // Shows the form with the stored preferences.
      ServerRoute(.get, "/stargazers") { _ in
        try await screens.list(navigator: RedirectNavigator())
          .liveReply(to: .begin, as: listPage(StargazerListForm()))
      },
      ServerRoute(.get, "/stargazers/list", acts: true) { request in
        let form = try StargazerListForm(in: request.listQuery)
        return try await screens.list(navigator: RedirectNavigator())
          .liveReply(to: .show(form), as: listPage(form))
      },
      ServerRoute(.get, "/stargazers/history", acts: true) { request in
        let query = try StargazerHistoryQuery(in: request.query)
        let view = StargazerHistoryPage(
          query: query,
          frame: StargazerFrame(
            title: "Star history", place: StargazerRoutes.history, layout: layout,
            subject: query.text))
        return try await screens.comparison(navigator: RedirectNavigator())
          .liveReply(to: .show(query.form), as: view)
      },
      ServerRoute(.get, "/stargazers/people/:login", acts: true) { request in
        let login = try request.parameter("login")
        let view = StargazerDetailPage(
          frame: StargazerFrame(title: "Stargazer", place: nil, layout: layout, subject: login),
          route: Route(
            path: ["stargazers", "people", login],
            query: [Route.Parameter("repository", request.query["repository"] ?? "")]))
        return try await screens.detail(navigator: RedirectNavigator())
          .liveReply(to: try StargazerDetailIntent(of: request), as: view)
      },
    ]
  }

  private func listPage(_ form: StargazerListForm) -> StargazerListPage {
    StargazerListPage(
      form: form,
      frame: StargazerFrame(
        title: "Stargazers", place: StargazerRoutes.form, layout: layout, subject: form.repository))
  }
}
