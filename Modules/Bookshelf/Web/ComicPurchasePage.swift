import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The page that shows the price of a volume and asks for confirmation to buy it.
struct ComicPurchasePage: StateView {
  let comic: Comic.ID
  /// The page to return to after signing in.
  let place: String
  let layout: PageLayout

  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .sold: nil
    case .success(let detail): try reply(detail)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ detail: ComicDetail) throws(Problem) -> ServerReply {
    guard let volume = detail.volumes.first(where: { $0.comic.id == comic }) else {
      throw Problem(.unknownComic(comic.raw))
    }
    if volume.obstacle == .alreadyOwned {
      return ComicNotice.owned.reply(leadingTo: ComicRoutes.series(detail.series.id))
    }
    if let obstacle = volume.obstacle { throw Problem(.notForSale(comic, obstacle)) }
    guard volume.readability != .signInNeeded else {
      return .redirect(to: ComicRoutes.account(leadingTo: place))
    }
    guard let price = volume.comic.price else { throw Problem(.notForSale(comic, .notForSale)) }
    let series = detail.series
    let model = (
      series: ComicTitle(series.title, reading: series.titleReading),
      volume: ComicTitle(volume.comic.heading, reading: series.titleReading),
      price: price.description, amount: price.minorUnits, currency: price.currency.rawValue,
      action: ComicRoutes.purchase(of: comic, in: series.id).description,
      back: ComicRoutes.series(series.id).description
    )
    return layout.reply(
      Page(title: "Buy this volume?", content: Self.template.render(model)))
  }

  private static let template = PageTemplate(Texts.comicPurchasePage)
}

/// The result of an order.
struct ComicSaleView: StateView {
  /// The page of the series.
  let series: Route
  /// The page that asks for confirmation.
  let question: Route
  let layout: PageLayout

  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .success: nil
    case .sold(let sale): reply(sale.outcome)
    case .failure(.alreadyOwned): ComicNotice.owned.reply(leadingTo: series)
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: question.description))
    case .failure(let failure): reply(Problem(failure))
    }
  }

  private func reply(_ outcome: StorefrontOutcome) -> ServerReply {
    switch outcome {
    case .bought: ComicNotice.bought.reply(leadingTo: series)
    case .restored: ComicNotice.restored.reply(leadingTo: series)
    case .alreadyOwned: ComicNotice.owned.reply(leadingTo: series)
    case .cancelled: ComicNotice.cancelled.reply(leadingTo: series)
    case .declined(let reason): reply(Problem(ComicStatus.paymentRequired, reason))
    }
  }

  private func reply(_ problem: Problem) -> ServerReply {
    let model = (
      alert: problem.detail, question: question.description, back: series.description
    )
    return layout.reply(
      Page(title: "Purchase failed", content: Self.template.render(model), problem: problem))
  }

  private static let template = PageTemplate(
    """
    <p role="alert">{{alert}}</p>
    <p class="actions"><a class="button" href="{{question}}">Try again</a> <a class="button" href="{{back}}">Back to the series</a></p>
    """)
}
