import CoreDomain
import CoreTesting
import NewsDomain
import NewsRouter
import NewsTesting
import Testing

@Suite struct RouteNewsRouterTests {
  @Test(arguments: [
    (NewsDestination.list(StoryListForm()), "/news"),
    (.list(StoryListForm(category: "Science & Sea")), "/news?category=Science%20%26%20Sea"),
    (
      .list(
        StoryListForm(
          category: "A", feed: "f1", isUnreadOnly: true, isStarredOnly: true, words: "clay",
          limit: "5", cursor: "before-8-s2")),
      "/news?category=A&feed=f1&unread=yes&starred=yes&q=clay&limit=5&cursor="
        + "before-8-s2"
    ),
    (.detail(Story.ID("s 1")), "/news/stories/s%201"), (.feeds, "/news/feeds"),
    (.filters, "/news/filters"), (.transfer, "/news/transfer"),
    (.preview(address: ""), "/news/preview"),
    (
      .preview(address: "https://a.example/?b=c"),
      "/news/preview?address=https%3A%2F%2Fa.example%2F%3Fb%3Dc"
    ),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: NewsDestination, _ address: String
  ) {
    let route = NewsRouteMap.route(to: destination)
    #expect(route.description == address)
    #expect(NewsRouteMap.destination(of: route) == destination)
  }

  @Test func opensTheBookmarkFormOfAnotherFeature() {
    let route = NewsRouteMap.route(
      to: .bookmark(.fixture("https://a.example/?b"), title: "T & U"))
    #expect(
      route.description == "/bookmarks/new?url=https%3A%2F%2Fa.example%2F%3Fb&title=T%20%26%20U")
    #expect(NewsRouteMap.destination(of: route) == nil)
  }

  @Test(arguments: [
    [], ["bookmarks"], ["news", "other"], ["news", "stories"], ["news", "stories", "s1", "more"],
  ])
  func rejectsOtherRoutes(_ path: [String]) {
    #expect(NewsRouteMap.destination(of: Route(path: path)) == nil)
  }
}
