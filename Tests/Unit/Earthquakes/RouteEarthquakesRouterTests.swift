import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import Testing

@Suite struct RouteEarthquakesRouterTests {
  @Test(arguments: [(EarthquakesDestination.list, "/earthquakes")])
  func everyPlaceHasItsRouteAndComesBackFromIt(
    _ destination: EarthquakesDestination, _ address: String
  ) async throws {
    let navigator = SpyNavigator()
    let router = RouteEarthquakesRouter(navigator: navigator)
    await router.open(destination)
    let route = try #require(navigator.routes.first)
    #expect(navigator.routes.count == 1)
    #expect(route.description == address)
    #expect(router.destination(of: route) == destination)
  }

  @Test(arguments: [["elsewhere"], ["earthquakes", "a1"], []])
  func aRouteOfSomebodyElseIsNoPlaceOfThisFeature(_ path: [String]) {
    let router = RouteEarthquakesRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: path)) == nil)
  }
}
