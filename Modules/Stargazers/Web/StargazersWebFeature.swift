import CoreDomain
package import CoreWeb
import HTTPTypes
package import StargazersDomain

/// The feature's contribution to the server: its web pages, and its part of the JSON API.
package struct StargazersWebFeature: WebFeature {
  package init() {}

  /// Returns the routes of the pages, the API and the chart image, and the card on the home page.
  package func served(_ screens: any StargazersScreens) -> ServerFeature {
    let api = StargazersAPIController(screens: screens)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        Self.pages(StargazersWebController(screens: screens, layout: layout), api)
          + Self.api(api)
      },
      api: .stargazers, isReady: api.checkReadiness,
      card: { await api.card(fetching: $1) })
  }

  private static let menu = PageMenu(
    "Stargazers",
    [
      PageLink("List", to: StargazerRoutes.form), PageLink("History", to: StargazerRoutes.history),
    ])

  private static func pages(
    _ web: StargazersWebController, _ api: StargazersAPIController
  ) -> [ServerRoute] {
    [
      ServerRoute(.get, "/stargazers", answer: web.form),
      ServerRoute(.get, "/stargazers/list", acts: true, answer: web.list),
      ServerRoute(.get, "/stargazers/history", acts: true, answer: web.history),
      ServerRoute(.get, "/stargazers/history.svg", acts: true, answer: api.picture),
      ServerRoute(.get, "/stargazers/people/:login", acts: true, answer: web.show),
    ]
  }

  private static func api(_ api: StargazersAPIController) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/stargazers", acts: true, answer: api.list),
      ServerRoute(.get, "/api/v1/stargazers/list/states", acts: true, answer: api.listStates),
      ServerRoute(.get, "/api/v1/stargazers/history", acts: true, answer: api.history),
      ServerRoute(.get, "/api/v1/stargazers/history.svg", acts: true, answer: api.picture),
      ServerRoute(.get, "/api/v1/stargazers/people/:login", acts: true, answer: api.show),
    ]
  }
}

extension OpenAPIPart {
  /// The part of the API description for stargazers. A test compares it with the routes.
  fileprivate static let stargazers = OpenAPIPart(
    Texts.openAPI,
    values: [
      "StargazerListRequest.offsets.upperBound": .integer(StargazerListRequest.offsets.upperBound)
    ])
}
