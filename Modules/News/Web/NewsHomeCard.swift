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
    return HomeCard(content: Self.template.render(Model(page)))
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

  private struct Model {
    let unread: String
    let noun: String
    let href: String
    let rows: [Row]

    init(_ page: StoryPage) {
      let count = page.tabs.first { $0.category == nil }?.unread ?? 0
      unread = Figures.grouped(count)
      noun = count == 1 ? "unread story" : "unread stories"
      href = NewsRoutes.front(StoryListForm(isUnreadOnly: true)).description
      rows = page.headlines.enumerated().map { index, headline in
        Row(headline, isTop: index == 0, beside: page.fetchedAt)
      }
    }
  }

  private struct Row {
    let isTop: Bool
    let title: String
    let href: String
    let language: String?
    let source: String
    let time: PageTime

    init(_ headline: StoryHeadline, isTop: Bool, beside known: Timestamp?) {
      self.isTop = isTop
      title = headline.title
      href = NewsRoutes.story(headline.id).description
      language = headline.carriers.first?.language
      source = headline.source
      time = PageTime(headline.sortedAt, beside: known)
    }
  }

  private static let template = PageTemplate(Texts.newsHomeCard)
}
