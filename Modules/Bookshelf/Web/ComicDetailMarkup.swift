import BookshelfDomain
import CoreDomain
import CoreWeb

/// A series, as HTML.
enum ComicDetailMarkup {
  static func markup(of detail: ComicDetail, notice: ComicNotice?) -> String {
    let series = detail.series
    let place = ComicRoutes.series(series.id).description
    let release = detail.entry.nextReleaseAt.map { PageTime($0) }
    let continuing = detail.continuing.map { next in
      (
        title: next.readable.title,
        href: ComicRoutes.page(next.page, of: next.readable.item).description, page: next.page
      )
    }
    let model = (
      notice: notice?.sentence, cover: ComicRoutes.cover(of: series.id).description,
      width: ComicCoverSVG.width, height: ComicCoverSVG.height, title: series.title,
      reading: series.titleReading, authors: ComicTitle.names(of: series.authors),
      hasAuthors: !series.authors.isEmpty, publisher: series.publisher,
      unread: detail.entry.unread > 0 ? "\(detail.entry.unread) unread" : "Nothing unread",
      release: release,
      signIn: detail.needsSignIn ? ComicRoutes.account(leadingTo: place).description : nil,
      continuing: continuing
    )
    return template.render(model)
  }

  private static let template = PageTemplate(
    """
    {{#notice}}
    <p class="notice" role="status">{{.}}</p>
    {{/notice}}
    <p><img src="{{cover}}" alt="Cover of {{title}}" width="{{width}}" height="{{height}}"></p>
    {{#reading}}
    <p class="quiet" lang="ja">{{.}}</p>
    {{/reading}}
    {{#hasAuthors}}
    <p>By {{#authors}}{{lead}}<bdi{{#language}} lang="{{.}}"{{/language}}>{{text}}</bdi>{{/authors}}</p>
    {{/hasAuthors}}
    {{#publisher}}
    <p class="quiet"><bdi>{{.}}</bdi></p>
    {{/publisher}}
    <p>{{unread}}.{{#release}} Next: \(PageTime.date).{{/release}}</p>
    {{#signIn}}
    <p><a href="{{.}}">Sign in</a> to read the volumes that you own.</p>
    {{/signIn}}
    {{#continuing}}
    <p class="actions"><a class="button" href="{{href}}"><span>Continue reading: <bdi>{{title}}</bdi>, page {{page}}</span></a></p>
    {{/continuing}}

    """)
}

/// The volumes of a series.
struct ComicVolumeList: Sendable {
  private let rows: [ComicVolumeRow]

  init(_ detail: ComicDetail) {
    rows = detail.volumes.map { ComicVolumeRow($0, of: detail.series) }
  }

  var markup: String {
    rows.isEmpty ? "" : Self.template.render(self, drawing: ComicVolumeRow.registered)
  }

  private static let template = TableTemplate<ComicVolumeRow>(Texts.comicVolumeList)
}

extension ComicDetail {
  /// Whether signing in may make items readable.
  fileprivate var needsSignIn: Bool {
    volumes.contains { $0.readability == .signInNeeded }
      || grid.cells.contains { cell in
        if case .episode(let cell) = cell { cell.readability == .signInNeeded } else { false }
      }
  }
}
