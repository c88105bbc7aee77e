import Composition
import CoreDomain
import HTTPTypes
import NewsDomain

extension NewsFeature: ServedFeature {
  /// News, as pages, as JSON and as events.
  func served(_ screens: any NewsScreens) -> ServerFeature {
    let intents = NewsIntents(screens: screens)
    let programs = NewsPrograms(intents: intents)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        Self.pages(NewsPages(intents: intents, layout: layout)) + Self.programs(programs)
      },
      api: .news, isReady: programs.checkReadiness)
  }

  private static let menu = PageMenu(
    "News",
    [
      PageLink("Front page", to: NewsRoutes.front), PageLink("Feeds", to: NewsRoutes.feeds),
      PageLink("Filters", to: NewsRoutes.filters),
      PageLink("Look at a feed", to: NewsRoutes.preview),
      PageLink("Import and export", to: NewsRoutes.transfer),
    ])

  private static func pages(_ pages: NewsPages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/news", answer: pages.front),
      ServerRoute(.post, "/news/mark-read", answer: pages.markRead),
      ServerRoute(.get, "/news/stories/:id", answer: pages.story),
      ServerRoute(.post, "/news/stories/:id/star", answer: pages.star),
      ServerRoute(.post, "/news/stories/:id/mark", answer: pages.mark),
      ServerRoute(.post, "/news/stories/:id/bookmark", answer: pages.bookmark),
      ServerRoute(.get, "/news/feeds", answer: pages.feeds),
      ServerRoute(.post, "/news/feeds", answer: pages.add),
      // Reloading the report of a refresh shows the feeds.
      ServerRoute(.get, "/news/feeds/refresh") { _ in .redirect(to: NewsRoutes.feeds) },
      ServerRoute(.post, "/news/feeds/refresh", answer: pages.refresh),
      ServerRoute(.post, "/news/feeds/:id/file", answer: pages.file),
      ServerRoute(.post, "/news/feeds/:id/remove", answer: pages.remove),
      ServerRoute(.get, "/news/filters", answer: pages.filters),
      ServerRoute(.post, "/news/filters", answer: pages.addFilter),
      ServerRoute(.post, "/news/filters/:id/remove", answer: pages.removeFilter),
      ServerRoute(.get, "/news/preview", acts: true, answer: pages.preview),
      ServerRoute(.get, "/news/transfer", answer: pages.transfer),
      ServerRoute(.post, "/news/transfer", body: .streamed, answer: pages.importList),
    ]
  }

  private static func programs(_ programs: NewsPrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/news/stories", answer: programs.list),
      ServerRoute(.post, "/api/v1/news/stories/mark-read", answer: programs.markRead),
      ServerRoute(.get, "/api/v1/news/stories/:id", answer: programs.story),
      ServerRoute(.patch, "/api/v1/news/stories/:id", answer: programs.change),
      ServerRoute(.get, "/api/v1/news/feeds", answer: programs.feeds),
      ServerRoute(.post, "/api/v1/news/feeds", answer: programs.add),
      ServerRoute(.patch, "/api/v1/news/feeds/:id", answer: programs.file),
      ServerRoute(.delete, "/api/v1/news/feeds/:id", answer: programs.remove),
      ServerRoute(.get, "/api/v1/news/feeds.opml", answer: programs.exportList),
      ServerRoute(
        .post, "/api/v1/news/feeds.opml", body: .streamed, answer: programs.importList),
      ServerRoute(.post, "/api/v1/news/refresh", answer: programs.refresh),
      ServerRoute(.get, "/api/v1/news/refresh/states", acts: true, answer: programs.states),
      ServerRoute(.get, "/api/v1/news/filters", answer: programs.filters),
      ServerRoute(.post, "/api/v1/news/filters", answer: programs.addFilter),
      ServerRoute(.delete, "/api/v1/news/filters/:id", answer: programs.removeFilter),
      ServerRoute(.get, "/api/v1/news/preview", acts: true, answer: programs.preview),
      ServerRoute(.post, "/api/v1/news/preview", body: .streamed, answer: programs.previewBody),
    ]
  }
}
