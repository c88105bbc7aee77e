import CoreDomain
package import CoreWeb
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
        StargazersWebController(screens: screens, layout: layout).routes + api.routes
      },
      api: .stargazers, isReady: api.checkReadiness,
      card: { await api.card(fetching: $1) })
  }

  private static let menu = PageMenu(
    "Stargazers",
    [
      PageLink("List", to: StargazerRoutes.form), PageLink("History", to: StargazerRoutes.history),
    ])
}

extension OpenAPIPart {
  /// The part of the API description for stargazers. A test compares it with the routes.
  fileprivate static let stargazers = OpenAPIPart(
    Texts.openAPI,
    values: [
      "StargazerListRequest.offsets.upperBound": .integer(StargazerListRequest.offsets.upperBound)
    ])
}
