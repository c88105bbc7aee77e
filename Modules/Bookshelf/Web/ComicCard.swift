import BookshelfDomain
import CoreDomain
import CoreWeb

/// The template model of a cover with its title: a series, or an item to continue with.
struct ComicCard: Sendable {
  private let title: ComicTitle
  private let href: String
  private let cover: String
  private let authors: [ComicTitle]
  private let hasAuthors: Bool
  private let release: PageTime?
  /// The reader's progress in the item, or `nil` on the card of a series.
  private let bar: Bar?
  /// When the reader last read the item, or `nil` to show no time.
  private let reading: PageTime?
  /// The number of unread items; `nil` if there are none.
  private let unread: String?
  /// The number of volumes that the reader owns; `nil` if there are none.
  private let owned: String?
  private let hasBadges: Bool

  /// - Parameter isBrief: Whether to show only the cover and the title.
  init(_ entry: ComicShelfEntry, isBrief: Bool = false) {
    title = ComicTitle(entry.title, reading: entry.titleReading)
    href = ComicRoutes.series(entry.id).description
    cover = ComicRoutes.cover(of: entry.id).description
    authors = isBrief ? [] : ComicTitle.names(of: entry.authors.prefix(Self.authorLimit))
    hasAuthors = !authors.isEmpty
    release = isBrief ? nil : entry.nextReleaseAt.map { PageTime($0) }
    unread = isBrief || entry.unread == 0 ? nil : "\(entry.unread) unread"
    owned = isBrief || !entry.isOwned ? nil : "\(entry.owned) owned"
    hasBadges = unread != nil || owned != nil
    (bar, reading) = (nil, nil)
  }

  init(_ continuation: ComicContinuation) {
    let next = continuation.next
    self.init(
      next.readable.title, next.readable.item, of: continuation.series,
      Bar(page: next.page, pages: next.readable.pages))
  }

  init(_ progress: ComicProgress) {
    let place = progress.progress
    self.init(
      "\(progress.seriesTitle) \(progress.label)", place.item, of: place.series,
      Bar(page: place.page, pages: place.pages), reading: PageTime(place.readAt))
  }

  private init(
    _ title: String, _ item: ComicItem, of series: ComicSeries.ID, _ bar: Bar,
    reading: PageTime? = nil
  ) {
    self.title = ComicTitle(title)
    href = ComicRoutes.page(bar.page, of: item).description
    cover = ComicRoutes.cover(of: item, in: series).description
    (self.bar, self.reading) = (bar, reading)
    (authors, hasAuthors, release) = ([], false, nil)
    (unread, owned, hasBadges) = (nil, nil, false)
  }

  private struct Bar: Sendable {
    let page: Int
    let pages: Int
    let isFinished: Bool

    init(page: Int, pages: Int) {
      (self.page, self.pages, isFinished) = (page, pages, page == pages)
    }
  }

  /// The maximum number of authors on a card.
  private static let authorLimit = 3

  static let registered = RowTemplates.register(
    """
    <li class="cover">
    <a href="{{href}}" dir="auto"{{#title.language}} lang="{{.}}"{{/title.language}}>\(ComicCoverSVG.image){{title.text}}</a>
    {{#hasAuthors}}
    <p class="quiet">{{#authors}}{{lead}}<bdi{{#language}} lang="{{.}}"{{/language}}>{{text}}</bdi>{{/authors}}</p>
    {{/hasAuthors}}
    {{#release}}
    <p class="quiet">Next: \(PageTime.date)</p>
    {{/release}}
    {{#bar}}
    <label class="quiet">page {{page}} of {{pages}}{{#isFinished}}, finished{{/isFinished}} <progress value="{{page}}" max="{{pages}}"></progress></label>
    {{/bar}}
    {{#reading}}
    <p class="quiet">Read on \(PageTime.date)</p>
    {{/reading}}
    {{#hasBadges}}
    <p class="badges">{{#unread}}<b class="new">{{.}}</b>{{/unread}} {{#owned}}<b class="badge">{{.}}</b>{{/owned}}</p>
    {{/hasBadges}}
    </li>

    """, for: Self.self)
}
