import CoreDomain
package import CoreWeb
import HTTPTypes
package import NewsDomain

/// The feature's contribution to the server: its pages, and its part of the API.
package struct NewsWebFeature: WebFeature {
  package init() {}

  /// Returns the menu, the routes of the pages and the API, the card on the home page, and the
  /// search of stored stories.
  package func served(_ screens: any NewsScreens) -> ServerFeature {
    let api = NewsAPIController(screens: screens)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        Self.pages(NewsWebController(screens: screens, layout: layout)) + Self.api(api)
      },
      api: .news, isReady: api.checkReadiness,
      card: { await NewsHomeCard(screens: screens).card(fetching: $1) },
      search: StorySearch(screens: screens).results)
  }

  private static let menu = PageMenu(
    "News",
    [
      PageLink("Front page", to: NewsRoutes.front), PageLink("Feeds", to: NewsRoutes.feeds),
      PageLink("Filters", to: NewsRoutes.filters),
      PageLink("Preview a feed", to: NewsRoutes.preview),
      PageLink("Import and export", to: NewsRoutes.transfer),
    ])

  private static func pages(_ web: NewsWebController) -> [ServerRoute] {
    [
      ServerRoute(.get, "/news", isLive: true, answer: web.front),
      ServerRoute(.get, "/news/nearest", answer: web.nearest),
      ServerRoute(.post, "/news/mark-read", answer: web.markRead),
      ServerRoute(.get, "/news/stories/:id", answer: web.story),
      ServerRoute(.post, "/news/stories/:id/star", answer: web.star),
      ServerRoute(.post, "/news/stories/:id/mark", answer: web.mark),
      ServerRoute(.post, "/news/stories/:id/bookmark", answer: web.bookmark),
      ServerRoute(.get, "/news/feeds", isLive: true, answer: web.feeds),
      ServerRoute(.post, "/news/feeds", answer: web.add),
      // Reloading the report of a refresh shows the feeds.
      ServerRoute(.get, "/news/feeds/refresh") { _ in .redirect(to: NewsRoutes.feeds) },
      ServerRoute(.post, "/news/feeds/refresh", answer: web.refresh),
      ServerRoute(.post, "/news/feeds/:id/file", answer: web.file),
      ServerRoute(.post, "/news/feeds/:id/remove", answer: web.remove),
      ServerRoute(.get, "/news/filters", answer: web.filters),
      ServerRoute(.post, "/news/filters", answer: web.addFilter),
      ServerRoute(.post, "/news/filters/:id/remove", answer: web.removeFilter),
      ServerRoute(.get, "/news/preview", acts: true, answer: web.preview),
      ServerRoute(.get, "/news/transfer", answer: web.transfer),
      ServerRoute(.post, "/news/transfer", body: .streamed, answer: web.importList),
    ]
  }

  private static func api(_ api: NewsAPIController) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/news/stories", answer: api.list),
      ServerRoute(.post, "/api/v1/news/stories/mark-read", answer: api.markRead),
      ServerRoute(.get, "/api/v1/news/stories/:id", answer: api.story),
      ServerRoute(.patch, "/api/v1/news/stories/:id", answer: api.change),
      ServerRoute(.get, "/api/v1/news/feeds", answer: api.feeds),
      ServerRoute(.post, "/api/v1/news/feeds", answer: api.add),
      ServerRoute(.patch, "/api/v1/news/feeds/:id", answer: api.file),
      ServerRoute(.delete, "/api/v1/news/feeds/:id", answer: api.remove),
      ServerRoute(.get, "/api/v1/news/feeds.opml", answer: api.exportList),
      ServerRoute(
        .post, "/api/v1/news/feeds.opml", body: .streamed, answer: api.importList),
      ServerRoute(.post, "/api/v1/news/refresh", answer: api.refresh),
      ServerRoute(.get, "/api/v1/news/refresh/states", acts: true, answer: api.states),
      ServerRoute(.get, "/api/v1/news/filters", answer: api.filters),
      ServerRoute(.post, "/api/v1/news/filters", answer: api.addFilter),
      ServerRoute(.delete, "/api/v1/news/filters/:id", answer: api.removeFilter),
      ServerRoute(.get, "/api/v1/news/preview", acts: true, answer: api.preview),
      ServerRoute(.post, "/api/v1/news/preview", body: .streamed, answer: api.previewBody),
    ]
  }
}

extension OpenAPIPart {
  /// The part of the API description for news. A test compares it with the routes.
  fileprivate static let news = OpenAPIPart(
    Texts.openAPI,
    values: [
      "NewsCategory.limit": .integer(NewsCategory.limit),
      "NewsFeed.limit": .integer(NewsFeed.limit),
      "StoryLimit.usual.count": .integer(StoryLimit.usual.count),
      "StorySearching.textLength": .integer(StorySearching.textLength),
      "StoryWords.limit": .integer(StoryWords.limit),
    ])
}
