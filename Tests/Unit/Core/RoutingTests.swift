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

  @Test func aContextNavigatesThroughItsObserver() async {
    let (chosen, observer) = (SpyNavigator(), SpyNavigator())
    let context = ScreenContext(routes: PebbleRouteMap.self) { _ in observer }
    await context.router(chosen).open(7)
    #expect(observer.routes == [Route(path: ["pebbles", "7"])] && chosen.routes.isEmpty)
    #expect(context.destination(of: Route(path: ["pebbles", "7"])) == 7)
    #expect(context.destination(of: Route(path: ["stones", "7"])) == nil)
  }
}

private enum PebbleRouteMap: RouteMap {
  static func route(to number: Int) -> Route { Route(path: ["pebbles", String(number)]) }

  static func destination(of route: Route) -> Int? {
    route.path(below: "pebbles")?.first.flatMap { Int($0) }
  }
}
