import Composition
import CoreDomain
import HTTPTypes
import StargazersDomain

extension StargazersFeature: ServedFeature {
  /// Stargazers, as a page and as JSON. A new page is a route here, and a line of the menu where people
  /// begin there.
  func served(_ screens: any StargazersScreens) -> ServerFeature {
    let programs = StargazerPrograms(screens: screens)
    return ServerFeature(
      menu: PageMenu("Stargazers", [PageLink("Stargazers", to: Route(path: ["stargazers"]))]),
      routes: { layout in
        Self.pages(StargazerPages(screens: screens, layout: layout)) + Self.programs(programs)
      },
      api: .stargazers, isReady: programs.checkReadiness)
  }

  private static func pages(_ pages: StargazerPages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/stargazers", answer: pages.list),
      ServerRoute(.post, "/stargazers", answer: pages.add),
      ServerRoute(.post, "/stargazers/:id/delete", answer: pages.remove),
    ]
  }

  private static func programs(_ programs: StargazerPrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/stargazers", answer: programs.list),
      ServerRoute(.post, "/api/v1/stargazers", answer: programs.add),
      ServerRoute(.delete, "/api/v1/stargazers/:id", answer: programs.remove),
    ]
  }
}
