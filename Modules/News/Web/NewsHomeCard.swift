import CoreDomain
import CoreWeb
import NewsDomain

/// The feature's part of the home page: the newest stories as links, or a sentence if no story is
/// stored.
struct NewsHomeCard: Sendable {
  let screens: any NewsScreens

  func card() async -> HomeCard {
    let state = await screens.list(navigator: RedirectNavigator())
      .state(after: .show(StoryListForm(limit: "3"), refreshing: false))
    guard case .success(let page, _) = state, !page.headlines.isEmpty else { return Self.empty }
    return HomeCard(content: Self.template.render(Model(page)))
  }

  private static let empty = HomeCard(
    "Read the feeds that you subscribe to, without ads or tracking.")

  private struct Model {
    let rows: [Row]

    init(_ page: StoryPage) {
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
    let time: StoryTime

    init(_ headline: StoryHeadline, isTop: Bool, beside known: Timestamp?) {
      self.isTop = isTop
      title = headline.title
      href = NewsRoutes.story(headline.id).description
      language = headline.carriers.first?.language
      source = headline.source
      time = StoryTime(headline.sortedAt, beside: known)
    }
  }

  private static let template = PageTemplate(Texts.newsHomeCard)
}
