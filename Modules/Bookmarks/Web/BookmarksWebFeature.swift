package import BookmarksDomain
import CoreDomain
package import CoreWeb
import HTTPTypes

/// The feature in the server: its pages, its part of the API, and its parts of shared pages.
package struct BookmarksWebFeature: WebFeature {
  package init() {}

  /// Returns the routes of the pages and of the API, and the feature's menu, home-page card and
  /// search.
  package func served(_ screens: any BookmarksScreens) -> ServerFeature {
    let programs = BookmarkPrograms(screens: screens)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        Self.pages(BookmarkPages(screens: screens, layout: layout)) + Self.programs(programs)
      },
      api: .bookmarks, isReady: programs.checkReadiness,
      card: { await BookmarkHomeCard(screens: screens).card(fetching: $1) },
      search: BookmarkSearch(screens: screens).results)
  }

  private static let menu = PageMenu(
    "Bookmarks",
    [
      PageLink("Bookmarks", to: Route(path: ["bookmarks"])),
      PageLink("Add a bookmark", to: Route(path: ["bookmarks", "new"])),
      PageLink("Tags", to: Route(path: ["bookmarks", "tags"])),
      PageLink("Duplicates", to: Route(path: ["bookmarks", "duplicates"])),
      PageLink("Import and export", to: Route(path: ["bookmarks", "transfer"])),
    ])

  private static func pages(_ pages: BookmarkPages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/bookmarks", isReusable: true, isLive: true, answer: pages.list),
      ServerRoute(.post, "/bookmarks", answer: pages.save),
      ServerRoute(.get, "/bookmarks/new", answer: pages.editor),
      ServerRoute(.get, "/bookmarks/tags", isReusable: true, answer: pages.tags),
      ServerRoute(.post, "/bookmarks/tags/rename", answer: pages.rename),
      ServerRoute(.get, "/bookmarks/duplicates", isReusable: true, answer: pages.duplicates),
      ServerRoute(.get, "/bookmarks/transfer", answer: pages.transfer),
      ServerRoute(
        .post, "/bookmarks/transfer", body: .streamed, answer: pages.importFile),
      ServerRoute(.post, "/bookmarks/edit", answer: pages.changeSelection),
      ServerRoute(.get, "/bookmarks/delete", answer: pages.confirmRemovalOfSelection),
      ServerRoute(.post, "/bookmarks/delete", answer: pages.removeSelection),
      ServerRoute(.get, "/bookmarks/:id", isReusable: true, answer: pages.show),
      ServerRoute(.get, "/bookmarks/:id/edit", answer: pages.edit),
      ServerRoute(.post, "/bookmarks/:id/edit", answer: pages.change),
      ServerRoute(.post, "/bookmarks/:id/mark", answer: pages.mark),
      ServerRoute(.get, "/bookmarks/:id/delete", answer: pages.confirmRemoval),
      ServerRoute(.post, "/bookmarks/:id/delete", answer: pages.remove),
    ]
  }

  private static func programs(_ programs: BookmarkPrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookmarks", isReusable: true, answer: programs.list),
      ServerRoute(.post, "/api/v1/bookmarks", answer: programs.save),
      ServerRoute(
        .post, "/api/v1/bookmarks/import", body: .streamed, answer: programs.importFile),
      ServerRoute(.get, "/api/v1/bookmarks/export", answer: programs.exportFile),
      ServerRoute(
        .get, "/api/v1/bookmarks/duplicates", isReusable: true, answer: programs.duplicates),
      ServerRoute(.get, "/api/v1/bookmarks/:id", isReusable: true, answer: programs.show),
      ServerRoute(.patch, "/api/v1/bookmarks/:id", answer: programs.change),
      ServerRoute(.delete, "/api/v1/bookmarks/:id", answer: programs.remove),
      ServerRoute(.get, "/api/v1/bookmarks/tags", isReusable: true, answer: programs.tags),
      ServerRoute(.post, "/api/v1/bookmarks/tags/rename", answer: programs.rename),
    ]
  }
}

extension OpenAPIPart {
  /// The part of the API description for bookmarks. A test compares it with the routes.
  fileprivate static let bookmarks = OpenAPIPart(
    Texts.openAPI,
    values: [
      "BookmarkAddress.limit": .integer(BookmarkAddress.limit),
      "BookmarkDraft.noteLimit": .integer(BookmarkDraft.noteLimit),
      "BookmarkDraft.titleLimit": .integer(BookmarkDraft.titleLimit),
      "BookmarkQuery.limit": .integer(BookmarkQuery.limit),
      "BookmarkRange.usualLimit": .integer(BookmarkRange.usualLimit),
      "Tag.limit": .integer(Tag.limit),
      "TagList.limit": .integer(TagList.limit),
    ])
}
