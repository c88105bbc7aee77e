import BookshelfDomain
import CoreDomain
import CoreWeb

/// The feature's part of the page that searches all features.
struct ComicSearch: Sendable {
  let screens: any BookshelfScreens

  /// Returns the series of the catalogue whose title or reading contains the words.
  @Sendable func results(for words: String, in request: ServerRequest) async -> SearchResults {
    let form = ComicListForm(scope: "all", query: words, limit: "\(SearchResults.limit)")
    let all = Route(path: ComicRoutes.search.path, query: [Route.Parameter("q", words)])
    let screen = screens.search(for: request.comicVisitor, navigator: RedirectNavigator())
    switch await screen.state(after: .search(form)) {
    case .success(let shelf):
      return SearchResults(shelf.entries.map(SearchResult.init), total: shelf.total, all: all)
    case .failure(let failure): return SearchResults(failure: failure.description, all: all)
    case .idle, .searching, nil: return SearchResults(failure: Problem.unexpected.detail, all: all)
    }
  }
}

extension SearchResult {
  fileprivate init(_ entry: ComicShelfEntry) {
    let title = ComicTitle(entry.title, reading: entry.titleReading)
    self.init(
      title.text, href: ComicRoutes.series(entry.id).description, language: title.language,
      detail: entry.authors.prefix(3).map(\.name).joined(separator: ", "))
  }
}
