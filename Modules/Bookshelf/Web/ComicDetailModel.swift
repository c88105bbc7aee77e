import BookshelfDomain
import CoreDomain
import CoreWeb

/// The template model of a series.
struct ComicDetailModel: Sendable {
  private let notice: String?
  private let cover: String
  private let width = ComicCoverSVG.width
  private let height = ComicCoverSVG.height
  private let title: String
  private let reading: String?
  private let authors: [ComicTitle]
  private let hasAuthors: Bool
  private let publisher: String?
  private let unread: String
  private let release: PageTime?
  /// The link to sign in, or `nil` if signing in would make no item readable.
  private let signIn: String?
  private let continuing: Continuation?

  init(_ detail: ComicDetail, notice: ComicNotice?) {
    let series = detail.series
    self.notice = notice?.sentence
    cover = ComicRoutes.cover(of: series.id).description
    title = series.title
    reading = series.titleReading
    authors = ComicTitle.names(of: series.authors)
    hasAuthors = !series.authors.isEmpty
    publisher = series.publisher
    unread = detail.entry.unread > 0 ? "\(detail.entry.unread) unread" : "Nothing unread"
    release = detail.entry.nextReleaseAt.map { PageTime($0) }
    signIn = detail.needsSignIn ? Self.signIn(to: series) : nil
    continuing = detail.continuing.map(Continuation.init)
  }

  var markup: String { Self.template.render(self) }

  private static func signIn(to series: ComicSeries) -> String {
    ComicRoutes.account(leadingTo: ComicRoutes.series(series.id).description).description
  }

  /// The item to continue with.
  private struct Continuation: Sendable {
    let title: String
    let href: String
    let page: Int

    init(_ next: ContinueReading) {
      title = next.readable.title
      href = ComicRoutes.page(next.page, of: next.readable.item).description
      page = next.page
    }
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
