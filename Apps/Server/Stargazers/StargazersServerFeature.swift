import Composition
import CoreDomain
import HTTPTypes
import StargazersDomain

extension StargazersFeature: ServedFeature {
  /// Stargazers, as pages, as JSON and as a picture.
  func served(_ screens: any StargazersScreens) -> ServerFeature {
    let intents = StargazerIntents(screens: screens)
    let programs = StargazerPrograms(intents: intents)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        Self.pages(StargazerPages(intents: intents, layout: layout), programs)
          + Self.programs(programs)
      },
      api: .stargazers, isReady: programs.checkReadiness)
  }

  private static let menu = PageMenu(
    "Stargazers",
    [
      PageLink("List", to: StargazerRoutes.form), PageLink("History", to: StargazerRoutes.history),
    ])

  private static func pages(
    _ pages: StargazerPages, _ programs: StargazerPrograms
  ) -> [ServerRoute] {
    [
      ServerRoute(.get, "/stargazers", answer: pages.form),
      ServerRoute(.get, "/stargazers/list", acts: true, answer: pages.list),
      ServerRoute(.get, "/stargazers/history", acts: true, answer: pages.history),
      ServerRoute(.get, "/stargazers/history.svg", acts: true, answer: programs.picture),
      ServerRoute(.get, "/stargazers/people/:login", acts: true, answer: pages.show),
    ]
  }

  private static func programs(_ programs: StargazerPrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/stargazers", acts: true, answer: programs.list),
      ServerRoute(.get, "/api/v1/stargazers/list/states", acts: true, answer: programs.listStates),
      ServerRoute(.get, "/api/v1/stargazers/history", acts: true, answer: programs.history),
      ServerRoute(.get, "/api/v1/stargazers/history.svg", acts: true, answer: programs.picture),
      ServerRoute(.get, "/api/v1/stargazers/people/:login", acts: true, answer: programs.show),
    ]
  }
}
