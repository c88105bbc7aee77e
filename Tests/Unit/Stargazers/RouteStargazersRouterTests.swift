import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRouter
import Testing

@Suite struct RouteStargazersRouterTests {
  @Test(arguments: [
    (StargazersDestination.form, "/stargazers"),
    (.list(StargazerListForm()), "/stargazers/list"),
    (
      .list(
        StargazerListForm(
          repository: "lindqvist/glaze", order: "newest", limit: "5", cursor: "10",
          refreshes: true)),
      "/stargazers/list?repository=lindqvist%2Fglaze&sort=newest&limit=5&cursor=10&refresh=yes"
    ),
    (
      .list(StargazerListForm(repository: "any text & more")),
      "/stargazers/list?repository=any%20text%20%26%20more"
    ),
    (.history(repository: ""), "/stargazers/history"),
    (
      .history(repository: "lindqvist/glaze"), "/stargazers/history?repository=lindqvist%2Fglaze"
    ),
    (
      .detail(login: "ola", repository: "lindqvist/glaze"),
      "/stargazers/people/ola?repository=lindqvist%2Fglaze"
    ),
    (.detail(login: "list", repository: ""), "/stargazers/people/list"),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: StargazersDestination, _ address: String
  ) async {
    let navigator = SpyNavigator()
    let router = RouteStargazersRouter(navigator: navigator)
    await router.open(destination)
    #expect(navigator.routes.map(\.description) == [address])
    #expect(navigator.routes.map(router.destination) == [destination])
  }

  @Test(arguments: [
    ["bookmarks"], [], ["stargazers", "nowhere"], ["stargazers", "people"],
    ["stargazers", "people", "a", "b"], ["stargazers", "list", "a"],
  ])
  func rejectsOtherRoutes(_ path: [String]) {
    let router = RouteStargazersRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: path)) == nil)
  }
}
