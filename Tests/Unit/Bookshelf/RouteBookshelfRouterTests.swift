import BookshelfDomain
import BookshelfRouter
import CoreDomain
import Testing

struct RouteBookshelfRouterTests {
  @Test(
    arguments: [
      (BookshelfDestination.list(ComicListForm()), "/bookshelf"),
      (
        .list(ComicListForm(scope: "all", sort: "recent")),
        "/bookshelf?show=all&sort=recent"
      ),
      // Values are passed on as typed.
      (
        .list(ComicListForm(scope: "perhaps", sort: "size", cursor: "-3", limit: "many")),
        "/bookshelf?show=perhaps&sort=size&cursor=-3&limit=many"
      ),
      (.search(ComicListForm()), "/bookshelf/search"),
      (.search(ComicListForm(scope: "owned", query: "aa")), "/bookshelf/search?q=aa&show=owned"),
      (.detail(ComicSeries.ID("s1")), "/bookshelf/series/s1"),
      (.page(.comic(Comic.ID("v1")), page: ""), "/bookshelf/read/c%3Av1"),
      (.page(.episode(ComicEpisode.ID("e1")), page: "3"), "/bookshelf/read/e%3Ae1?page=3"),
      (.account, "/bookshelf/account"), (.catalogue, "/bookshelf/catalogue"),
      (.progress, "/bookshelf/progress"),
    ])
  func convertsEachDestinationToARouteAndBack(
    destination: BookshelfDestination, address: String
  ) {
    let route = BookshelfRouteMap.route(to: destination)
    #expect(route.description == address)
    #expect(BookshelfRouteMap.destination(of: route) == destination)
  }

  @Test(
    arguments: [
      ["bookmarks"], [], ["bookshelf", "elsewhere"], ["bookshelf", "series"],
      ["bookshelf", "read", "x:1"], ["bookshelf", "read", "c:"], ["bookshelf", "series", "a", "b"],
    ])
  func rejectsOtherRoutes(path: [String]) {
    #expect(BookshelfRouteMap.destination(of: Route(path: path)) == nil)
  }
}
