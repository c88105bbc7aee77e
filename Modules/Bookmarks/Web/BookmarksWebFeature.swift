package import BookmarksDomain
import CoreDomain
package import CoreWeb

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
        BookmarkPages(screens: screens, layout: layout).routes + programs.routes
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
