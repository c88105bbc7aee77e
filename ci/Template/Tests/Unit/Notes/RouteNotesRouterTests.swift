import CoreDomain
import NotesDomain
import NotesRouter
import Testing

@Suite struct RouteNotesRouterTests {
  @Test(arguments: [(NotesDestination.list, "/notes")])
  func convertsEachDestinationToARouteAndBack(_ destination: NotesDestination, _ address: String) {
    #expect(NotesRouteMap.route(to: destination).description == address)
    #expect(NotesRouteMap.destination(of: NotesRouteMap.route(to: destination)) == destination)
  }

  @Test(arguments: [["elsewhere"], ["notes", "a1"], []])
  func ignoresRoutesOfOtherFeatures(_ path: [String]) {
    #expect(NotesRouteMap.destination(of: Route(path: path)) == nil)
  }
}
