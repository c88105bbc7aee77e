import CoreDomain
import CoreWeb
import NewsDomain

/// The feature's part of the home page: the number of unread stories, and links to the newest
/// stories. If no story is stored, the card is a sentence about the feature.
struct NewsHomeCard: Sendable {
  let screens: any NewsScreens

  /// - Parameter fetching: Whether to fetch the feeds that are due if no story is stored.
  func card(fetching: Bool) async -> HomeCard {
    var page = await page(refreshing: false)
    if page == nil, fetching { page = await self.page(refreshing: true) }
    guard let page else { return Self.empty }
    let unread = page.tabs.first { $0.category == nil }?.unread ?? 0
    let rows = page.headlines.enumerated().map { index, headline in
      (
        isTop: index == 0, title: headline.title,
        href: NewsRoutes.story(headline.id).description,
        language: headline.carriers.first?.language, source: headline.source,
        time: PageTime(headline.sortedAt, beside: page.fetchedAt)
      )
    }
    let model = (
      unread: Figures.grouped(unread), noun: unread == 1 ? "unread story" : "unread stories",
      href: NewsRoutes.front(StoryListForm(isUnreadOnly: true)).description, rows: rows
    )
    return HomeCard(content: Self.template.render(model))
  }

  /// Returns the newest stories, or `nil` if there are none.
  private func page(refreshing: Bool) async -> StoryPage? {
    let state = await screens.list(navigator: RedirectNavigator())
      .state(after: .show(StoryListForm(limit: "3"), refreshing: refreshing))
    guard case .success(let page, _) = state, !page.headlines.isEmpty else { return nil }
    return page
  }

  private static let empty = HomeCard(
    "Read the feeds that you subscribe to, without tracking.")

  private static let template = PageTemplate(Texts.newsHomeCard)
}
