import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRouter
import Testing

@Suite struct RouteStargazersRouterTests {
  @Test(arguments: [(StargazersDestination.list, "/stargazers")])
  func everyPlaceHasItsRouteAndComesBackFromIt(
    _ destination: StargazersDestination, _ address: String
  ) async throws {
    let navigator = SpyNavigator()
    let router = RouteStargazersRouter(navigator: navigator)
    await router.open(destination)
    let route = try #require(navigator.routes.first)
    #expect(navigator.routes.count == 1)
    #expect(route.description == address)
    #expect(router.destination(of: route) == destination)
  }

  @Test(arguments: [["elsewhere"], ["stargazers", "a1"], []])
  func aRouteOfSomebodyElseIsNoPlaceOfThisFeature(_ path: [String]) {
    let router = RouteStargazersRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: path)) == nil)
  }
}
