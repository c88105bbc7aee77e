import CoreDomain
import CoreTesting
import NotesDomain
import NotesRouter
import Testing

@Suite struct RouteNotesRouterTests {
  @Test(arguments: [(NotesDestination.list, "/notes")])
  func convertsEachDestinationToARouteAndBack(
    _ destination: NotesDestination, _ address: String
  ) async throws {
    let navigator = SpyNavigator()
    let router = RouteNotesRouter(navigator: navigator)
    await router.open(destination)
    let route = try #require(navigator.routes.first)
    #expect(navigator.routes.count == 1)
    #expect(route.description == address)
    #expect(router.destination(of: route) == destination)
  }

  @Test(arguments: [["elsewhere"], ["notes", "a1"], []])
  func ignoresRoutesOfOtherFeatures(_ path: [String]) {
    let router = RouteNotesRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: path)) == nil)
  }
}
