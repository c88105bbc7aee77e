import BookmarksDomain
import BookmarksRouter
import CoreDomain
import Testing

@Suite struct RouteBookmarksRouterTests {
  @Test(arguments: [
    (BookmarksDestination.list(), "/bookmarks"),
    (.list(query: "a b"), "/bookmarks?q=a%20b"),
    (.list(tag: "c&d"), "/bookmarks?tag=c%26d"),
    (.list(query: "x", tag: "y"), "/bookmarks?q=x&tag=y"),
    (.editor(), "/bookmarks/new"),
    (
      .editor(address: "https://a.example/?b=c"),
      "/bookmarks/new?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc"
    ),
    (.editor(address: "a", title: "T & U"), "/bookmarks/new?url=a&title=T%20%26%20U"),
    (.editor(title: "T"), "/bookmarks/new?title=T"),
    (.tags, "/bookmarks/tags"),
    (.duplicates, "/bookmarks/duplicates"),
    (.transfer, "/bookmarks/transfer"),
    (.detail(Bookmark.ID("b 7")), "/bookmarks/b%207"),
    (.change(Bookmark.ID("b7")), "/bookmarks/b7/edit"),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: BookmarksDestination, _ address: String
  ) {
    let route = BookmarksRouteMap.route(to: destination)
    #expect(route.description == address)
    #expect(BookmarksRouteMap.destination(of: route) == destination)
  }

  @Test func rejectsOtherRoutes() {
    #expect(BookmarksRouteMap.destination(of: Route(path: ["news"])) == nil)
    #expect(BookmarksRouteMap.destination(of: Route(path: ["bookmarks", "b7", "other"])) == nil)
    #expect(BookmarksRouteMap.destination(of: Route(path: [])) == nil)
  }
}
