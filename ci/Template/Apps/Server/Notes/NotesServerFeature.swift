import Composition
import CoreDomain
import HTTPTypes
import NotesDomain

extension NotesFeature: ServedFeature {
  /// The feature of notes as a page and as JSON. To add a page, add a route here, and a line in the
  /// menu if users should start there.
  func served(_ screens: any NotesScreens) -> ServerFeature {
    let programs = NotePrograms(screens: screens)
    return ServerFeature(
      menu: PageMenu("Notes", [PageLink("Notes", to: Route(path: ["notes"]))]),
      routes: { layout in
        Self.pages(NotePages(screens: screens, layout: layout)) + Self.programs(programs)
      },
      api: .notes, isReady: programs.checkReadiness)
  }

  private static func pages(_ pages: NotePages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/notes", answer: pages.list),
      ServerRoute(.post, "/notes", answer: pages.add),
      ServerRoute(.post, "/notes/:id/delete", answer: pages.remove),
    ]
  }

  private static func programs(_ programs: NotePrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/notes", answer: programs.list),
      ServerRoute(.post, "/api/v1/notes", answer: programs.add),
      ServerRoute(.delete, "/api/v1/notes/:id", answer: programs.remove),
    ]
  }
}
