import BookshelfDomain
import CoreDomain
import CoreWeb

/// A page of the shelf or the catalogue, as HTML.
enum ComicListMarkup {
  /// - Parameters:
  ///   - address: Returns the URL for a request.
  ///   - isUnderWay: Whether an update of the catalogue is running.
  static func markup(
    of shelf: ComicShelf, isUnderWay: Bool, at address: (ComicListRequest) -> Route
  ) -> String {
    let request = shelf.request
    let all = address(request.showing(ownedOnly: false))
    let tabs = [
      PageLink(
        "My shelf", to: address(request.showing(ownedOnly: true)), isCurrent: request.ownedOnly),
      PageLink("All series", to: all, isCurrent: !request.ownedOnly),
    ]
    let orders = ComicOrdering.allCases.map { ordering in
      let text =
        switch ordering {
        case .title: "By title"
        case .recent: "Newest first"
        case .reading: "By reading"
        }
      return PageLink(
        text, to: address(request.showing(by: ordering)), isCurrent: ordering == request.ordering)
    }
    let continuing = request.offset == 0 ? shelf.continuing.map { ComicCard($0) } : []
    let isEmpty = shelf.entries.isEmpty
    // The link to the whole catalogue, if the reader's shelf is empty or nothing was found.
    let everything: String? =
      if !isEmpty {
        nil
      } else if request.ownedOnly {
        all.description
      } else if !request.query.isEmpty {
        ComicRoutes.shelf(ComicListRequest(ownedOnly: false)).description
      } else {
        nil
      }
    let pages = PageTurns.markup(
      previous: request.previous.map(address), next: shelf.next.map(address),
      words: ("Previous page", "Next page"))
    let age = shelf.synchronisedAt.map { PageTime($0) }
    // `isUntold` means that the list is empty because no update has run. The page then offers one.
    let model = (
      tabs: tabs, orders: orders, continuing: continuing, hasContinuing: !continuing.isEmpty,
      emptiness: isEmpty ? emptiness(of: shelf, isUnderWay: isUnderWay) : nil,
      isUntold: isEmpty && shelf.gap == .unfetched && !isUnderWay, everything: everything,
      count: Figures.count(shelf.total, "series", "series"),
      rows: shelf.entries.map { ComicCard($0) }, hasRows: !isEmpty, pages: pages, age: age,
      partial: shelf.gap == .partial && !isUnderWay ? CatalogueGap.partial.sentence : nil
    )
    return template.render(model, drawing: ComicCard.registered)
  }

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
