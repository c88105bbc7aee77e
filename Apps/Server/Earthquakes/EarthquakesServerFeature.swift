import Composition
import CoreDomain
import EarthquakesDomain
import HTTPTypes

extension EarthquakesFeature: ServedFeature {
  /// Earthquakes, as pages, as JSON and as pictures.
  func served(_ screens: any EarthquakesScreens) -> ServerFeature {
    let programs = QuakePrograms(screens: screens)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        Self.pages(QuakePages(screens: screens, layout: layout), programs)
          + Self.programs(programs)
      },
      api: .earthquakes, isReady: programs.checkReadiness)
  }

  private static let menu = PageMenu(
    "Earthquakes",
    [
      PageLink("Count", to: Route(path: ["earthquakes"])),
      PageLink("List", to: Route(path: ["earthquakes", "list"])),
      PageLink("Places", to: Route(path: ["earthquakes", "places"])),
    ])

  private static func pages(_ pages: QuakePages, _ programs: QuakePrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/earthquakes", answer: pages.form),
      ServerRoute(.get, "/earthquakes/count", acts: true, answer: pages.count),
      ServerRoute(.get, "/earthquakes/list", acts: true, answer: pages.list),
      ServerRoute(.get, "/earthquakes/places", answer: pages.places),
      ServerRoute(.get, "/earthquakes/events/:id", acts: true, answer: pages.show),
      ServerRoute(.get, "/earthquakes/map.svg", acts: true, answer: programs.map),
      ServerRoute(.get, "/earthquakes/histogram.svg", acts: true, answer: programs.histogram),
    ]
  }

  private static func programs(_ programs: QuakePrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/earthquakes", acts: true, answer: programs.list),
      ServerRoute(.get, "/api/v1/earthquakes/count", acts: true, answer: programs.count),
      ServerRoute(
        .get, "/api/v1/earthquakes/count/states", acts: true, answer: programs.countStates),
      ServerRoute(.get, "/api/v1/earthquakes/events/:id", acts: true, answer: programs.show),
      ServerRoute(.get, "/api/v1/earthquakes/places", answer: programs.places),
      ServerRoute(.get, "/api/v1/earthquakes/map.svg", acts: true, answer: programs.map),
      ServerRoute(
        .get, "/api/v1/earthquakes/histogram.svg", acts: true, answer: programs.histogram),
    ]
  }
}
