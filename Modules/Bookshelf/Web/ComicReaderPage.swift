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
    return layout.reply(
      Page(
        title: title.text, content: Self.template.render(Model(page)),
        language: title.language ?? ""))
  }

  private struct Model {
    let drawing: String
    let number: Int
    let pages: Int
    /// The links to other pages of the item.
    let previous: PageLink?
    let next: PageLink?
    /// The next item to read, or `nil` unless this is the last page of an item.
    let following: Following?
    let isLast: Bool
    let series: String
    let seriesTitle: ComicTitle

    init(_ page: ComicPage) {
      let (number, item) = (page.number, page.readable.item)
      drawing = ComicPageSVG.drawing(page)
      (self.number, pages, isLast) = (number, page.readable.pages, page.isLast)
      let turn = { (target: Int) in
        PageLink("\(target)", to: ComicRoutes.page(target, of: item))
      }
      previous = number > 1 ? turn(number - 1) : nil
      next = page.isLast ? nil : turn(number + 1)
      following = page.following.map(Following.init)
      series = ComicRoutes.series(page.series).description
      seriesTitle = ComicTitle(page.seriesTitle)
    }
  }

  /// A link to another item.
  private struct Following: Sendable {
    let title: ComicTitle
    let href: String

    init(_ readable: ReadableComic) {
      title = ComicTitle(readable.title)
      href = ComicRoutes.page(of: readable.item).description
    }
  }

  private static let template = PageTemplate(Texts.comicReaderPage)
}
