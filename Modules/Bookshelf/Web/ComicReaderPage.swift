import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The HTML page that shows a page of a volume or an episode.
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
    let title = ComicTitle(page.readable.title)
    let (number, item) = (page.number, page.readable.item)
    let turn = { (target: Int) in
      PageLink("\(target)", to: ComicRoutes.page(target, of: item))
    }
    // The next item to read, if this is the last page of an item.
    let following = page.following.map { readable in
      (title: ComicTitle(readable.title), href: ComicRoutes.page(of: readable.item).description)
    }
    let model = (
      drawing: ComicPageSVG.drawing(page), number: number, pages: page.readable.pages,
      previous: number > 1 ? turn(number - 1) : nil,
      next: page.isLast ? nil : turn(number + 1), following: following, isLast: page.isLast,
      series: ComicRoutes.series(page.series).description,
      seriesTitle: ComicTitle(page.seriesTitle)
    )
    return layout.reply(
      Page(
        title: title.text, content: Self.template.render(model), language: title.language ?? ""))
  }

  private static let template = PageTemplate(Texts.comicReaderPage)
}
