import BookshelfDomain
import CoreDomain
import CoreWeb

/// The template model of a page of the shelf or the catalogue.
struct ComicListModel: Sendable {
  private let tabs: [PageLink]
  private let orders: [PageLink]
  private let continuing: [ComicCard]
  private let hasContinuing: Bool
  private let emptiness: String?
  /// Whether the list is empty because no update has run, so that an update helps.
  private let isUntold: Bool
  /// The link to the whole catalogue, if the reader's shelf is empty or nothing was found.
  private let everything: String?
  private let count: String
  private let rows: [ComicCard]
  private let hasRows: Bool
  /// The links to other pages, as HTML.
  private let pages: String
  private let age: PageTime?
  /// A sentence if only a part of the catalogue is stored.
  private let partial: String?

  /// - Parameters:
  ///   - address: Returns the URL for a request.
  ///   - isUnderWay: Whether an update of the catalogue is running.
  init(_ shelf: ComicShelf, isUnderWay: Bool, at address: (ComicListRequest) -> Route) {
    let request = shelf.request
    tabs = [
      PageLink(
        "My shelf", to: address(request.showing(ownedOnly: true)), isCurrent: request.ownedOnly),
      PageLink(
        "All series", to: address(request.showing(ownedOnly: false)), isCurrent: !request.ownedOnly),
    ]
    orders = ComicOrdering.allCases.map {
      PageLink(
        $0.words, to: address(request.showing(by: $0)), isCurrent: $0 == request.ordering)
    }
    continuing = request.offset == 0 ? shelf.continuing.map { ComicCard($0) } : []
    hasContinuing = !continuing.isEmpty
    let isEmpty = shelf.entries.isEmpty
    emptiness = isEmpty ? Self.emptiness(of: shelf, isUnderWay: isUnderWay) : nil
    isUntold = isEmpty && shelf.gap == .unfetched && !isUnderWay
    everything =
      if !isEmpty {
        nil
      } else if request.ownedOnly {
        address(request.showing(ownedOnly: false)).description
      } else if !request.query.isEmpty {
        ComicRoutes.shelf(ComicListRequest(ownedOnly: false)).description
      } else {
        nil
      }
    count = Figures.count(shelf.total, "series", "series")
    rows = shelf.entries.map { ComicCard($0) }
    hasRows = !rows.isEmpty
    pages = PageTurns.markup(
      previous: request.previous.map(address), next: shelf.next.map(address),
      words: ("Previous page", "Next page"))
    age = shelf.synchronisedAt.map { PageTime($0) }
    partial = shelf.gap == .partial && !isUnderWay ? CatalogueGap.partial.sentence : nil
  }

  var markup: String { Self.template.render(self, drawing: ComicCard.registered) }

  private static func emptiness(of shelf: ComicShelf, isUnderWay: Bool) -> String {
    let request = shelf.request
    if request.offset > 0 { return "This page is empty." }
    if !request.query.isEmpty {
      return "No title or reading in this list contains the search text."
    }
    if request.ownedOnly { return "You do not own any volumes yet." }
    if shelf.gap == .unconfigured { return CatalogueGap.unconfigured.sentence }
    return isUnderWay ? "The catalogue is being fetched." : "The catalogue is empty."
  }

  private static let template = TableTemplate<ComicCard>(
    """
    <div class="tools">
    <nav aria-label="Scope">
    {{#tabs}}
    <a class="switch" href="{{href}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{text}}</a>
    {{/tabs}}
    </nav>
    <nav aria-label="Sort by">
    {{#orders}}
    <a class="switch" href="{{href}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{text}}</a>
    {{/orders}}
    </nav>
    </div>
    {{#hasContinuing}}
    <section aria-label="Continue reading">
    <h2>Continue reading</h2>
    <ul class="covers">
    {{#continuing}}
    {{> ComicCard}}
    {{/continuing}}
    </ul>
    </section>
    {{/hasContinuing}}
    {{#emptiness}}
    <div class="empty">
    <p role="status">{{.}}</p>
    {{#everything}}
    <p><a class="button" href="{{.}}">Show all series</a></p>
    {{/everything}}
    {{#isUntold}}
    <p><a class="button primary" href="/bookshelf/catalogue">Update the catalogue</a></p>
    {{/isUntold}}
    </div>
    {{/emptiness}}
    {{#hasRows}}
    <p role="status">{{count}}</p>
    <ul class="covers">
    {{#rows}}
    {{> ComicCard}}
    {{/rows}}
    </ul>
    {{/hasRows}}
    {{{pages}}}
    {{#age}}
    <p class="quiet">Catalogue last updated on \(PageTime.date)</p>
    {{/age}}
    {{#partial}}
    <p class="quiet">{{.}} <a href="/bookshelf/catalogue">Update the catalogue</a></p>
    {{/partial}}

    """)
}

extension ComicOrdering {
  /// The label of the sort order.
  fileprivate var words: String {
    switch self {
    case .title: "By title"
    case .recent: "Newest first"
    case .reading: "By reading"
    }
  }
}
