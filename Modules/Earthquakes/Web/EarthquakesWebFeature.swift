import CoreDomain
package import CoreWeb
package import EarthquakesDomain
import HTTPTypes

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
        Self.pages(EarthquakesWebController(screens: screens, layout: layout), api)
          + Self.api(api)
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

  private static func pages(_ web: EarthquakesWebController, _ api: EarthquakesAPIController)
    -> [ServerRoute]
  {
    [
      ServerRoute(.get, "/earthquakes", answer: web.form),
      ServerRoute(.get, "/earthquakes/count", acts: true, answer: web.count),
      ServerRoute(.get, "/earthquakes/list", acts: true, answer: web.list),
      ServerRoute(.get, "/earthquakes/places", answer: web.places),
      ServerRoute(.get, "/earthquakes/events/:id", acts: true, answer: web.show),
      ServerRoute(.get, "/earthquakes/map.svg", acts: true, isPicture: true, answer: api.map),
      ServerRoute(
        .get, "/earthquakes/histogram.svg", acts: true, isPicture: true, answer: api.histogram),
    ]
  }

  private static func api(_ api: EarthquakesAPIController) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/earthquakes", acts: true, answer: api.list),
      ServerRoute(.get, "/api/v1/earthquakes/count", acts: true, answer: api.count),
      ServerRoute(
        .get, "/api/v1/earthquakes/count/states", acts: true, answer: api.countStates),
      ServerRoute(.get, "/api/v1/earthquakes/events/:id", acts: true, answer: api.show),
      ServerRoute(.get, "/api/v1/earthquakes/places", answer: api.places),
      ServerRoute(.get, "/api/v1/earthquakes/map.svg", acts: true, answer: api.map),
      ServerRoute(
        .get, "/api/v1/earthquakes/histogram.svg", acts: true, answer: api.histogram),
    ]
  }
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
