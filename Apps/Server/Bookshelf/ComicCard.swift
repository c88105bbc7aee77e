import BookshelfDomain
import CoreDomain

/// The template model of a series on a shelf.
struct ComicCard: Sendable {
  private let title: String
  private let href: String
  private let cover: String
  private let width: Int
  private let height: Int
  private let authors: String
  private let hasAuthors: Bool
  /// The number of unread items; `nil` if there are none.
  private let unread: String?
  /// The number of volumes that the reader owns; `nil` if there are none.
  private let owned: String?
  private let release: Release?

  init(_ entry: ComicShelfEntry) {
    title = entry.title
    href = ComicRoutes.series(entry.id).description
    cover = ComicRoutes.cover(of: entry.id).description
    (width, height) = (ComicCoverSVG.width * 3 / 5, ComicCoverSVG.height * 3 / 5)
    authors = entry.authors.prefix(Self.authorLimit).map(\.name).joined(separator: ", ")
    hasAuthors = !entry.authors.isEmpty
    unread = entry.unread > 0 ? "\(entry.unread) unread" : nil
    owned = entry.isOwned ? "\(PageWords.count(entry.owned, "volume")) owned" : nil
    release = entry.nextReleaseAt.map(Release.init)
  }

  /// The time of the next release.
  struct Release: Sendable {
    let moment: String
    let time: String

    init(_ moment: Timestamp) {
      self.moment = moment.iso8601
      time = PageWords.moment(moment)
    }
  }

  /// The maximum number of authors on a card.
  private static let authorLimit = 3

  /// The registration of the row template. A page cannot render rows without it.
  static let registered = RowTemplates.register(
    """
    <article class="card">
    <img src="{{cover}}" alt="Cover of {{title}}" width="{{width}}" height="{{height}}" loading="lazy">
    <h2 dir="auto"><a href="{{href}}">{{title}}</a></h2>
    {{#hasAuthors}}
    <p class="quiet"><bdi>{{authors}}</bdi></p>
    {{/hasAuthors}}
    {{#release}}
    <p class="quiet">Next: <time datetime="{{moment}}">{{time}}</time></p>
    {{/release}}
    <div class="foot">
    <p>{{#unread}}<b class="new">{{.}}</b> {{/unread}}{{#owned}}{{.}}{{/owned}}</p>
    </div>
    </article>

    """, for: Self.self)
}
