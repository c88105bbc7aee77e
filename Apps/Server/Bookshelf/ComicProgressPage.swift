import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The reader's progress as a page.
struct ComicProgressPage: StateView {
  let layout: PageLayout

  func reply(to state: ComicListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .reloading, .success: nil
    case .progress(let progress): reply(progress)
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: ComicRoutes.progress.description))
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ progress: [ComicProgress]) -> ServerReply {
    let rows = progress.prefix(Self.limit).map(Row.init)
    let model = Model(
      rows: rows, hasRows: !rows.isEmpty,
      rest: progress.count > Self.limit ? progress.count - Self.limit : nil)
    return layout.reply(
      Page(
        title: "Reading", content: Self.template.render(model), place: ComicRoutes.progress))
  }

  /// The maximum number of rows on the page: the most recently read ones.
  static let limit = 500

  private struct Model {
    let rows: [Row]
    let hasRows: Bool
    /// The number of rows that are left out; `nil` if there are none.
    let rest: Int?
  }

  private struct Row {
    let title: String
    let href: String
    let page: Int
    let pages: Int
    let isFinished: Bool
    let moment: String
    let time: String

    init(_ progress: ComicProgress) {
      let place = progress.progress
      title = "\(progress.seriesTitle) \(progress.label)"
      href = ComicRoutes.page(place.page, of: place.item).description
      (page, pages, isFinished) = (place.page, place.pages, place.isFinished)
      moment = place.readAt.iso8601
      time = PageWords.moment(place.readAt)
    }
  }

  private static let template = PageTemplate(
    """
    {{^hasRows}}
    <p role="status">You have not read anything yet.</p>
    {{/hasRows}}
    {{#hasRows}}
    <ul class="rows">
    {{#rows}}
    <li><a href="{{href}}"><bdi>{{title}}</bdi></a> <span>page {{page}} of {{pages}}{{#isFinished}}, finished{{/isFinished}}</span> <time class="quiet" datetime="{{moment}}">{{time}}</time></li>
    {{/rows}}
    </ul>
    {{/hasRows}}
    {{#rest}}
    <p class="quiet">And {{.}} more.</p>
    {{/rest}}

    """)
}
