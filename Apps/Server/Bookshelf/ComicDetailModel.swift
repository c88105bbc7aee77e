import BookshelfDomain
import CoreDomain

/// The template model of a series.
struct ComicDetailModel: Sendable {
  private let notice: String?
  private let cover: String
  private let width: Int
  private let height: Int
  private let title: String
  private let reading: String?
  private let authors: String
  private let hasAuthors: Bool
  private let publisher: String?
  private let unread: String
  private let release: ComicCard.Release?
  private let continuing: Continuation?

  init(_ detail: ComicDetail, notice: ComicNotice?) {
    let series = detail.series
    self.notice = notice?.sentence
    cover = ComicRoutes.cover(of: series.id).description
    (width, height) = (ComicCoverSVG.width, ComicCoverSVG.height)
    title = series.title
    reading = series.titleReading
    authors = series.authors.map(\.name).joined(separator: ", ")
    hasAuthors = !series.authors.isEmpty
    publisher = series.publisher
    unread = detail.entry.unread > 0 ? "\(detail.entry.unread) unread" : "Nothing unread"
    release = detail.entry.nextReleaseAt.map(ComicCard.Release.init)
    continuing = detail.continuing.map(Continuation.init)
  }

  var markup: String { Self.template.render(self) }

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
    <p>By <bdi>{{authors}}</bdi></p>
    {{/hasAuthors}}
    {{#publisher}}
    <p class="quiet"><bdi>{{.}}</bdi></p>
    {{/publisher}}
    <p>{{unread}}.{{#release}} Next: <time datetime="{{moment}}">{{time}}</time>.{{/release}}</p>
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

  private static let template = TableTemplate<ComicVolumeRow>(
    """
    <section aria-label="Volumes">
    <h2>Volumes</h2>
    <div class="cards">
    {{#rows}}
    {{> ComicVolumeRow}}
    {{/rows}}
    </div>
    </section>

    """)
}

/// A page of a series' grid: a series may have ten thousand episodes.
struct ComicGridList: Sendable {
  private let rows: [ComicCellRow]
  private let count: String
  private let previous: String?
  private let next: String?

  /// - Parameter first: The index of the first cell, from 0.
  init(_ detail: ComicDetail, from first: Int) {
    let cells = detail.grid.cells
    let start = min(max(first, 0), cells.count)
    let end = min(start + Self.limit, cells.count)
    let route = ComicRoutes.series(detail.series.id)
    let place = { (cell: Int) in
      Route(path: route.path, query: [Route.Parameter("from", "\(cell)")]).description
    }
    rows = cells[start..<end].map(ComicCellRow.init)
    let episodes = cells.count { if case .episode = $0 { true } else { false } }
    count = PageWords.count(episodes, "episode")
    previous = start > 0 ? place(max(0, start - Self.limit)) : nil
    next = end < cells.count ? place(end) : nil
  }

  var markup: String {
    rows.isEmpty && previous == nil
      ? "" : Self.template.render(self, drawing: ComicCellRow.registered)
  }

  /// Cells per page.
  static let limit = 200

  private static let template = TableTemplate<ComicCellRow>(
    """
    <section aria-label="Episodes">
    <h2>Episodes</h2>
    <p class="quiet">{{count}}. Times are in UTC.</p>
    <div class="cards">
    {{#rows}}
    {{> ComicCellRow}}
    {{/rows}}
    </div>
    <nav class="pages" aria-label="Pages of episodes">
    {{#previous}}
    <a rel="prev" href="{{.}}">Previous episodes</a>
    {{/previous}}
    {{#next}}
    <a rel="next" href="{{.}}">More episodes</a>
    {{/next}}
    </nav>
    </section>

    """)
}
