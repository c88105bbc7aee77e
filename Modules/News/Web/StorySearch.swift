import CoreDomain
import CoreWeb
import NewsDomain

/// The feature's part of the page that searches all features. It finds stories.
struct StorySearch: Sendable {
  let screens: any NewsScreens

  /// Returns the newest stored stories with the words.
  @Sendable func results(for words: String, in request: ServerRequest) async -> SearchResults {
    let form = StoryListForm(words: words, limit: "\(SearchResults.limit)")
    let all = NewsRoutes.front(form.whole, refreshes: false)
    let state = await screens.list(navigator: RedirectNavigator())
      .state(after: .show(form, refreshing: false))
    switch state {
    case .success(let page, _):
      // A list knows only whether there are more stories.
      let total = page.next == nil ? page.headlines.count : nil
      return SearchResults(page.headlines.map(SearchResult.init), total: total, all: all)
    case .failure(let failure):
      return SearchResults(failure: failure.description, all: all)
    case .idle, .preparing, .refreshing, .marked, nil:
      return SearchResults(failure: Problem.unexpected.detail, all: all)
    }
  }
}

extension SearchResult {
  fileprivate init(_ headline: StoryHeadline) {
    self.init(
      headline.title, href: NewsRoutes.story(headline.id).description,
      language: headline.carriers.first?.language, detail: headline.source)
  }
}
