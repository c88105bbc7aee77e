import BookshelfDomain
import CoreDomain
import HTTPTypes

/// A page of a volume or an episode in the reader.
struct ComicReaderPage: StateView {
  /// The page to return to after signing in.
  let place: String
  let layout: PageLayout

  func reply(to state: ComicPageState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page): reply(page)
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: place))
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ page: ComicPage) -> ServerReply {
    layout.reply(
      Page(title: page.readable.title, content: Self.template.render(Model(page))))
  }

  private struct Model {
    let drawing: String
    let number: Int
    let pages: Int
    let previous: String?
    let next: String?
    let isLast: Bool
    let series: String
    let seriesTitle: String

    init(_ page: ComicPage) {
      let item = page.readable.item
      drawing = ComicPageSVG.drawing(page)
      (number, pages) = (page.number, page.readable.pages)
      previous =
        number > 1 ? ComicRoutes.page(number - 1, of: item).description : nil
      next = page.isLast ? nil : ComicRoutes.page(number + 1, of: item).description
      isLast = page.isLast
      series = ComicRoutes.series(page.series).description
      seriesTitle = page.seriesTitle
    }
  }

  private static let template = PageTemplate(
    """
    <nav class="pages" aria-label="Pages">
    {{#previous}}
    <a rel="prev" href="{{.}}">Previous page</a>
    {{/previous}}
    <span>Page {{number}} of {{pages}}</span>
    {{#next}}
    <a rel="next" href="{{.}}">Next page</a>
    {{/next}}
    </nav>
    <figure>
    {{{drawing}}}
    </figure>
    {{#isLast}}
    <p role="status">This is the last page.</p>
    {{/isLast}}
    <p><a href="{{series}}">Back to <bdi>{{seriesTitle}}</bdi></a></p>

    """)
}
