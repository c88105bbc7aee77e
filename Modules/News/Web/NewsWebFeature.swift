import CoreDomain
package import CoreWeb
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
        NewsWebController(screens: screens, layout: layout).routes + api.routes
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
