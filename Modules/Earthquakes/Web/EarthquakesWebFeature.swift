import CoreDomain
package import CoreWeb
package import EarthquakesDomain

/// The feature in the server: its pages, its part of the API, and its parts of shared pages.
package struct EarthquakesWebFeature: WebFeature {
  package init() {}

  /// Returns the routes of the pages, the images and the API, and the feature's menu, home-page
  /// card and search.
  package func served(_ screens: any EarthquakesScreens) -> ServerFeature {
    let api = EarthquakesAPIController(screens: screens)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        EarthquakesWebController(screens: screens, layout: layout).routes + api.routes
      },
      api: .earthquakes, isReady: api.checkReadiness,
      card: { await QuakeHomeCard(screens: screens).card(fetching: $1) },
      search: QuakePlaceSearch(screens: screens).results)
  }

  private static let menu = PageMenu(
    "Earthquakes",
    [
      PageLink("Count", to: Route(path: ["earthquakes"])),
      PageLink("List", to: Route(path: ["earthquakes", "list"])),
      PageLink("Places", to: Route(path: ["earthquakes", "places"])),
    ])
}

extension OpenAPIPart {
  /// The part of the API description for earthquakes. A test compares it with the routes.
  fileprivate static let earthquakes = OpenAPIPart(
    Texts.openAPI,
    values: [
      "PlaceListState.limit": .integer(PlaceListState.limit),
      "QuakeForm.usualPlace": .text(QuakeForm.usualPlace),
      "QuakeListRequest.offsets.upperBound": .integer(QuakeListRequest.offsets.upperBound),
      "QuakeListRequest.usualLimit": .integer(QuakeListRequest.usualLimit),
      "Radius.bounds.lowerBound": .number(Radius.bounds.lowerBound),
      "Radius.bounds.upperBound": .number(Radius.bounds.upperBound),
    ])
}
