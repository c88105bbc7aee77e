import BookmarksDomain
import CoreDomain
import CoreWeb

/// The feature's part of the page that searches all features.
struct BookmarkSearch: Sendable {
  let screens: any BookmarksScreens

  /// Returns the newest bookmarks that match a query.
  @Sendable func results(for words: String, in request: ServerRequest) async -> SearchResults {
    let form = BookmarkListForm(query: words, rows: 0..<SearchResults.limit)
    let all = form.route(toPage: 1)
    switch await screens.list(navigator: RedirectNavigator()).state(after: .show(form)) {
    case .success(let page, of: _):
      return SearchResults(page.bookmarks.map(SearchResult.init), total: page.total, all: all)
    case .failure(let failure): return SearchResults(failure: failure.description, all: all)
    case .idle, .preparing, nil: return SearchResults(failure: Problem.unexpected.detail, all: all)
    }
  }
}

extension SearchResult {
  fileprivate init(_ bookmark: Bookmark) {
    self.init(bookmark.headline, href: bookmark.href, detail: bookmark.address.domain)
  }
}

extension Bookmark {
  /// The address if following it is safe, otherwise the route of the bookmark's page.
  var href: String {
    address.isWeb ? address.typed : Route(path: ["bookmarks", id.raw]).description
  }
}
