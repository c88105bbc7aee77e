package import CoreDomain
import HTTPTypes

/// The page that searches all features. It shows the first results of each feature. For the other
/// results, it links to the feature's own search.
struct SearchPage: Sendable {
  let features: [ServerFeature]
  let layout: PageLayout

  static let place = Route(path: ["search"])

  /// The maximum length of the search text in characters.
  static let limit = 200

  var route: ServerRoute { ServerRoute(.get, Self.place.description) { await reply(to: $0) } }

  private func reply(to request: ServerRequest) async -> ServerReply {
    let typed = request.query["q"] ?? ""
    let words = DisplayText.trimmed(typed)
    guard typed.unicodeScalars.count <= Self.limit else {
      return page(
        typed, [],
        problem: Problem(
          .unprocessableContent, "The search text must have at most \(Self.limit) characters."))
    }
    return page(typed, words.isEmpty ? nil : await groups(words, in: request))
  }

  /// Returns the results of all features, in order. The features search concurrently.
  private func groups(_ words: String, in request: ServerRequest) async -> [Group] {
    await withTaskGroup(of: (Int, SearchResults).self) { group in
      for (index, feature) in features.enumerated() {
        guard let search = feature.search else { continue }
        group.addTask { (index, await search(words, request)) }
      }
      let found = await group.reduce(into: [Int: SearchResults]()) { $0[$1.0] = $1.1 }
      return features.enumerated().compactMap { index, feature in
        found[index].map { Group($0, of: feature.menu.title, number: index) }
      }
    }
  }

  /// - Parameter groups: The results, or `nil` if the search text is blank.
  private func page(_ typed: String, _ groups: [Group]?, problem: Problem? = nil) -> ServerReply {
    let shown = (groups ?? []).filter { $0.failure != nil || !$0.rows.isEmpty }
    let names = features.filter { $0.search != nil }.map(\.menu.title)
    let model = (
      words: typed, limit: Self.limit, isBlank: groups == nil, objection: problem?.detail,
      hint: groups == nil ? "This searches \(Self.list(names))." : nil,
      nothing: groups?.isEmpty == false && shown.isEmpty
        ? "Nothing found for “\(DisplayText.quoted(typed))”." : nil,
      groups: shown
    )
    let title = groups == nil ? "Search" : "Search: \(DisplayText.quoted(typed))"
    return layout.reply(
      Page(
        title: title, content: Self.template.render(model), problem: problem, place: Self.place))
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private struct Group: Sendable {
    let name: String
    let number: Int
    let rows: [SearchResult]
    let hasRows: Bool
    let failure: String?
    let all: String
    let label: String

    init(_ results: SearchResults, of name: String, number: Int) {
      self.name = name
      self.number = number
      rows = Array(results.rows.prefix(SearchResults.limit))
      hasRows = !rows.isEmpty
      failure = results.failure
      all = results.all.description
      label =
        switch (results.failure, results.total) {
        case (_?, _): "Open the search"
        case (nil, let total?):
          (total > rows.count ? "All " : "") + Figures.count(total, "result")
        case (nil, nil): "All results"
        }
    }
  }

  private static let template = PageTemplate(Texts.searchPage)
}

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
  /// The language of the title, or `nil` if it is unknown.
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
