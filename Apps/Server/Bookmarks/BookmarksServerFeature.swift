import BookmarksDomain
import CoreDomain
import HTTPTypes

extension ServerFeature {
  /// Bookmarks, as pages and as JSON.
  static func bookmarks(_ screens: any BookmarksScreens) -> ServerFeature {
    ServerFeature(title: "Bookmarks", home: Route(path: ["bookmarks"])) { layout in
      let pages = BookmarkPages(screens: screens, layout: layout)
      let programs = BookmarkPrograms(screens: screens)
      return [
        ServerRoute(.get, "/bookmarks", answer: pages.list),
        ServerRoute(.post, "/bookmarks", answer: pages.save),
        ServerRoute(.get, "/bookmarks/new", answer: pages.editor),
        ServerRoute(.post, "/bookmarks/:id/delete", answer: pages.remove),
        ServerRoute(.get, "/api/v1/bookmarks", answer: programs.list),
        ServerRoute(.post, "/api/v1/bookmarks", answer: programs.save),
        ServerRoute(.get, "/api/v1/bookmarks/:id", answer: programs.show),
        ServerRoute(.delete, "/api/v1/bookmarks/:id", answer: programs.remove),
      ]
    }
  }
}
