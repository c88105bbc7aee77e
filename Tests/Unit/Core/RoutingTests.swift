import CoreDomain
import CoreTesting
import Testing

@Suite struct RoutingTests {
  @Test func aRouterOpensTheRoutesOfItsMap() async {
    let navigator = SpyNavigator()
    let router = MappedRouter<PebbleRouteMap>(navigator: navigator)
    await router.open(7)
    #expect(navigator.routes == [Route(path: ["pebbles", "7"])])
  }
}

private enum PebbleRouteMap: RouteMap {
  static func route(to number: Int) -> Route { Route(path: ["pebbles", String(number)]) }

  static func destination(of route: Route) -> Int? {
    route.path(below: "pebbles")?.first.flatMap { Int($0) }
  }
}
