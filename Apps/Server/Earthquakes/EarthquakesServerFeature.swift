import Composition
import CoreDomain
import EarthquakesDomain
import HTTPTypes

extension EarthquakesFeature: ServedFeature {
  /// Earthquakes, as a page and as JSON. A new page is a route here, and a line of the menu where people
  /// begin there.
  func served(_ screens: any EarthquakesScreens) -> ServerFeature {
    let programs = QuakePrograms(screens: screens)
    return ServerFeature(
      menu: PageMenu("Earthquakes", [PageLink("Earthquakes", to: Route(path: ["earthquakes"]))]),
      routes: { layout in
        Self.pages(QuakePages(screens: screens, layout: layout)) + Self.programs(programs)
      },
      api: .earthquakes, isReady: programs.checkReadiness)
  }

  private static func pages(_ pages: QuakePages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/earthquakes", answer: pages.list),
      ServerRoute(.post, "/earthquakes", answer: pages.add),
      ServerRoute(.post, "/earthquakes/:id/delete", answer: pages.remove),
    ]
  }

  private static func programs(_ programs: QuakePrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/earthquakes", answer: programs.list),
      ServerRoute(.post, "/api/v1/earthquakes", answer: programs.add),
      ServerRoute(.delete, "/api/v1/earthquakes/:id", answer: programs.remove),
    ]
  }
}
