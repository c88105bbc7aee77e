import BookshelfDomain
import CoreDomain

/// A volume of a series, as its template names it.
struct ComicVolumeRow: Sendable {
  private let label: String
  private let cover: String
  private let price: String?
  /// The day on which it comes out, or came.
  private let day: String?
  /// Where it is read; nothing where it cannot be.
  private let reading: String?
  /// How far the reader has come.
  private let place: String?
  /// Where it is bought; nothing where it cannot be.
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
      place.isFinished ? "read to its end" : "page \(place.page) of \(place.pages)"
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

  /// The proof that rows of this type can be drawn.
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
    <a class="button" href="{{.}}" aria-label="Buy {{label}} for {{price}}">Buy for {{price}}</a>
    {{/purchase}}
    </p>
    </article>

    """, for: Self.self)
}
