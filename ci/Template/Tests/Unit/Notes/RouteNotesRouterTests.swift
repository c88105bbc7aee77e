import CoreDomain
import NotesDomain
import NotesRouter
import Testing

@Suite struct RouteNotesRouterTests {
  private let map = NotesRouteMap()

  @Test(arguments: [(NotesDestination.list, "/notes")])
  func convertsEachDestinationToARouteAndBack(_ destination: NotesDestination, _ address: String) {
    #expect(map.route(to: destination).description == address)
    #expect(map.destination(of: map.route(to: destination)) == destination)
  }

  @Test(arguments: [["elsewhere"], ["notes", "a1"], []])
  func ignoresRoutesOfOtherFeatures(_ path: [String]) {
    #expect(map.destination(of: Route(path: path)) == nil)
  }
}
