import BookshelfDomain
import CoreDomain

/// The template model of a volume.
struct ComicVolumeRow: Sendable {
  private let label: String
  private let cover: String
  private let price: String?
  /// The release date.
  private let day: String?
  /// The link to read it; `nil` if it cannot be read.
  private let reading: String?
  /// The reader's progress.
  private let place: String?
  /// The link to buy it; `nil` if it cannot be bought.
  private let purchase: String?
  /// Why it can neither be read nor bought.
  private let reason: String?

  init(_ volume: ComicVolume, of series: ComicSeries) {
    let comic = volume.comic
    let isReadable = volume.readability == .readable
    label = comic.label
    cover = ComicRoutes.cover(of: comic.id, in: series.id).description
    price = volume.obstacle == .alreadyOwned ? nil : comic.price?.description
    day = comic.releaseDate?.description
    reading = isReadable ? ComicRoutes.page(of: .comic(comic.id)).description : nil
    place = volume.place.map { place in
      place.isFinished ? "finished" : "page \(place.page) of \(place.pages)"
    }
    purchase =
      volume.obstacle == nil
      ? ComicRoutes.purchase(of: comic.id, in: series.id).description : nil
    reason = Self.reason(volume)
  }

  private static func reason(_ volume: ComicVolume) -> String? {
    guard volume.readability != .readable, let obstacle = volume.obstacle else { return nil }
    return obstacle == .alreadyOwned ? volume.readability.reason : obstacle.reason
  }

  /// The registration of the row template.
  static let registered = RowTemplates.register(
    """
    <article class="card">
    <img src="{{cover}}" alt="Cover of {{label}}" width="80" height="112" loading="lazy">
    <h3 dir="auto">{{label}}</h3>
    <p class="quiet">{{#price}}<span>{{.}}</span> {{/price}}{{#day}}<time datetime="{{.}}">{{.}}</time> {{/day}}{{#place}}{{.}}{{/place}}</p>
    {{#reason}}
    <p>{{.}}</p>
    {{/reason}}
    <p class="actions">
    {{#reading}}
    <a class="button" href="{{.}}" aria-label="Read {{label}}">Read</a>
    {{/reading}}
    {{#purchase}}
    <a class="button" href="{{.}}" aria-label="Buy for {{price}}: {{label}}">Buy for {{price}}</a>
    {{/purchase}}
    </p>
    </article>

    """, for: Self.self)
}
