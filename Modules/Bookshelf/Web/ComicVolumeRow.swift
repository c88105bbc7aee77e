import BookshelfDomain
import CoreDomain
import CoreWeb

/// The template model of a volume.
struct ComicVolumeRow: Sendable {
  private let title: ComicTitle
  private let cover: String
  /// The price, or `nil` if the volume is owned, has no price, or has a button that shows it.
  private let price: String?
  /// The release date of a volume that can be read or bought, or `nil` if it is already owned.
  private let day: String?
  /// The link to read the volume; `nil` if it cannot be read.
  private let reading: String?
  /// The reader's progress, or `nil` if the volume was never opened.
  private let place: String?
  private let purchase: Purchase?
  /// Why the volume can neither be read nor bought, or `nil` if either is possible.
  private let reason: String?
  private let isOwned: Bool

  init(_ volume: ComicVolume, of series: ComicSeries) {
    let comic = volume.comic
    isOwned = volume.obstacle == .alreadyOwned
    title = ComicTitle(comic.heading, reading: series.titleReading)
    cover = ComicRoutes.cover(of: comic.id, in: series.id).description
    reading =
      volume.readability == .readable
      ? ComicRoutes.page(of: .comic(comic.id)).description : nil
    place = volume.place.map { place in
      place.isFinished ? "finished" : "page \(place.page) of \(place.pages)"
    }
    purchase = volume.obstacle == nil ? Purchase(comic, of: series) : nil
    price = isOwned || purchase != nil ? nil : comic.price?.description
    reason = Self.reason(volume)
    day = reason == nil && !isOwned ? comic.releaseDate?.description : nil
  }

  private static func reason(_ volume: ComicVolume) -> String? {
    guard volume.readability != .readable, let obstacle = volume.obstacle else { return nil }
    return obstacle == .alreadyOwned ? volume.readability.reason : obstacle.reason
  }

  /// The link to buy a volume.
  private struct Purchase: Sendable {
    let address: String
    let amount: String?
    let name: String

    init(_ comic: Comic, of series: ComicSeries) {
      address = ComicRoutes.purchase(of: comic.id, in: series.id).description
      amount = comic.price?.description
      name = comic.name
    }
  }

  static let registered = RowTemplates.register(
    """
    <li class="cover">
    {{#reading}}<a href="{{.}}" dir="auto"{{#title.language}} lang="{{.}}"{{/title.language}}>\(ComicCoverSVG.image){{title.text}}</a>{{/reading}}{{^reading}}<b dir="auto"{{#title.language}} lang="{{.}}"{{/title.language}}>\(ComicCoverSVG.image){{title.text}}</b>{{/reading}}
    <p class="quiet">{{#price}}{{.}} {{/price}}{{#day}}<time datetime="{{.}}">{{.}}</time> {{/day}}{{#place}}{{.}}{{/place}}</p>
    {{#reason}}
    <p class="quiet">{{.}}</p>
    {{/reason}}
    {{#purchase}}
    <p class="actions"><a class="button" href="{{address}}">Buy{{#amount}} for {{.}}{{/amount}}<span class="unseen">: {{name}}</span></a></p>
    {{/purchase}}
    {{#isOwned}}
    <p class="badges"><b class="badge">Owned</b></p>
    {{/isOwned}}
    </li>

    """, for: Self.self)
}

extension Comic {
  /// The volume as a heading: `Volume 3`, or its title.
  var heading: String { title ?? printedNumber.map { "Volume \($0)" } ?? label }

  /// The volume in a sentence: `volume 3`, or its title in quotation marks.
  var name: String { title.map { "“\($0)”" } ?? printedNumber.map { "volume \($0)" } ?? label }

  var printedNumber: String? { number ?? volume.map(String.init) }
}
