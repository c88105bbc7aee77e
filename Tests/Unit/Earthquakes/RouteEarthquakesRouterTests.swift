import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import Testing

@Suite struct RouteEarthquakesRouterTests {
  private static let form = QuakeForm(
    near: "São Paulo & Co", radius: "50", since: "2020-01-01", minimumMagnitude: "-0.5")

  @Test(arguments: [
    (EarthquakesDestination.count(QuakeForm()), "/earthquakes"),
    (
      .count(form),
      "/earthquakes?near=S%C3%A3o%20Paulo%20%26%20Co&radius=50&since=2020-01-01&magnitude=-0.5"
    ),
    (
      .list(QuakeListForm(QuakeForm(near: "Suva"), order: "largest", limit: "5", cursor: "10")),
      "/earthquakes/list?near=Suva&sort=largest&limit=5&cursor=10"
    ),
    (.detail(Quake.ID("nc1")), "/earthquakes/events/nc1"),
    (.detail(Quake.ID("list")), "/earthquakes/events/list"),
    (.places(query: "san r"), "/earthquakes/places?q=san%20r"),
    (.places(query: ""), "/earthquakes/places"),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: EarthquakesDestination, _ address: String
  ) async {
    let navigator = SpyNavigator()
    let router = RouteEarthquakesRouter(navigator: navigator)
    await router.open(destination)
    #expect(navigator.routes.map(\.description) == [address])
    #expect(navigator.routes.map(router.destination) == [destination])
  }

  @Test(arguments: [
    ["bookmarks"], [], ["earthquakes", "nowhere"], ["earthquakes", "events"],
    ["earthquakes", "events", "a", "b"],
  ])
  func rejectsOtherRoutes(_ path: [String]) {
    let router = RouteEarthquakesRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: path)) == nil)
  }
}
