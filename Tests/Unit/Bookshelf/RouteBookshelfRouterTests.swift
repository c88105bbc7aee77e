import BookshelfDomain
import BookshelfRouter
import CoreDomain
import CoreTesting
import Testing

@Suite struct RouteBookshelfRouterTests {
  @Test(arguments: [(BookshelfDestination.list, "/bookshelf")])
  func everyPlaceHasItsRouteAndComesBackFromIt(
    _ destination: BookshelfDestination, _ address: String
  ) async throws {
    let navigator = SpyNavigator()
    let router = RouteBookshelfRouter(navigator: navigator)
    await router.open(destination)
    let route = try #require(navigator.routes.first)
    #expect(navigator.routes.count == 1)
    #expect(route.description == address)
    #expect(router.destination(of: route) == destination)
  }

  @Test(arguments: [["elsewhere"], ["bookshelf", "a1"], []])
  func aRouteOfSomebodyElseIsNoPlaceOfThisFeature(_ path: [String]) {
    let router = RouteBookshelfRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: path)) == nil)
  }
}
