package import CoreDomain

/// A feature's results on the page that searches all features.
package struct SearchResults: Hashable, Sendable {
  /// The first results. The page shows at most ``limit`` of them.
  package let rows: [SearchResult]
  /// The number of all results, or `nil` if it is unknown.
  package let total: Int?
  /// The feature's own search page, which shows all results.
  package let all: Route
  /// Why the feature could not search, as a sentence; `nil` if the search succeeded.
  package let failure: String?

  package init(_ rows: [SearchResult], total: Int?, all: Route) {
    self.rows = rows
    self.total = total
    self.all = all
    failure = nil
  }

  package init(failure: String, all: Route) {
    (rows, total) = ([], nil)
    self.all = all
    self.failure = failure
  }

  /// The maximum number of results that the page shows of each feature.
  package static let limit = 5
}

/// A link on the page that searches all features, such as a link to a bookmarked page.
package struct SearchResult: Hashable, Sendable {
  let title: String
  let href: String
  let language: String?
  /// The source of the result, such as a domain, or an empty string.
  let detail: String
  let isForeign: Bool

  package init(_ title: String, href: String, language: String? = nil, detail: String) {
    self.title = title
    self.href = href
    self.language = language
    self.detail = detail
    isForeign = !href.hasPrefix("/")
  }
}
