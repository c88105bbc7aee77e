import CoreDomain
import CoreWeb
import NewsDomain

/// The preview of a feed as a page.
struct NewsPreviewPage: StateView {
  /// The typed address.
  let address: String
  let layout: PageLayout

  func reply(to state: NewsPreviewState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let feed): reply(NewsPreviewMarkup.markup(of: feed, at: address))
    case .failure(.choice(let links)):
      reply(Self.choices.render(links.map { NewsFeedLink($0) }), .init(.choice(links)))
    case .failure(let failure):
      reply(
        failure.alert(besides: [.address], in: layout), .init(failure),
        failure.objections[.address])
    }
  }

  /// The page before the first preview.
  var form: ServerReply { reply("") }

  private func reply(
    _ content: String, _ problem: Problem? = nil, _ objection: String? = nil
  ) -> ServerReply {
    let form = Self.template.render((address: address, objection: objection))
    return layout.reply(
      Page(
        title: "Preview a feed", content: form + content, problem: problem,
        place: NewsRoutes.preview))
  }

  private static let template = PageTemplate(Texts.newsPreviewPage)

  private static let choices = PageTemplate(Texts.newsPreviewPageChoices)
}
