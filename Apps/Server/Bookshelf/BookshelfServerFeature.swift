import BookshelfDomain
import Composition
import CoreDomain
import HTTPTypes

extension BookshelfFeature: ServedFeature {
  /// Bookshelf, as a page and as JSON. A new page is a route here, and a line of the menu where people
  /// begin there.
  func served(_ screens: any BookshelfScreens) -> ServerFeature {
    let programs = ComicPrograms(screens: screens)
    return ServerFeature(
      menu: PageMenu("Bookshelf", [PageLink("Bookshelf", to: Route(path: ["bookshelf"]))]),
      routes: { layout in
        Self.pages(ComicPages(screens: screens, layout: layout)) + Self.programs(programs)
      },
      api: .bookshelf, isReady: programs.checkReadiness)
  }

  private static func pages(_ pages: ComicPages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/bookshelf", answer: pages.list),
      ServerRoute(.post, "/bookshelf", answer: pages.add),
      ServerRoute(.post, "/bookshelf/:id/delete", answer: pages.remove),
    ]
  }

  private static func programs(_ programs: ComicPrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookshelf", answer: programs.list),
      ServerRoute(.post, "/api/v1/bookshelf", answer: programs.add),
      ServerRoute(.delete, "/api/v1/bookshelf/:id", answer: programs.remove),
    ]
  }
}
