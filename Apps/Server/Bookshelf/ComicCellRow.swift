import BookshelfDomain
import CoreDomain

/// The template model of a cell of the grid: an episode or a labeled advertisement.
struct ComicCellRow: Sendable {
  private let isAdvertisement: Bool
  private let title: String
  /// The link to the episode or of the advertisement; `nil` if there is none.
  private let href: String?
  private let isFree: Bool
  private let opening: ComicCard.Release?
  /// Why it cannot be read.
  private let reason: String?
  /// Whether signing in helps.
  private let needsSignIn: Bool

  init(_ cell: ComicCell) {
    switch cell {
    case .episode(let cell): self.init(cell)
    case .advertisement(let advertisement): self.init(advertisement)
    }
  }

  private init(_ advertisement: ComicEpisode.Advertisement) {
    isAdvertisement = true
    title = advertisement.address ?? advertisement.type.word
    href = advertisement.address.flatMap { Self.isOfWeb($0) ? $0 : nil }
    (isFree, opening, reason, needsSignIn) = (false, nil, nil, false)
  }

  private init(_ cell: ComicEpisodeCell) {
    let isReadable = cell.readability == .readable
    isAdvertisement = false
    title = cell.episode.label
    href = isReadable ? ComicRoutes.page(of: .episode(cell.episode.id)).description : nil
    isFree = cell.episode.isFree
    opening = cell.episode.window.opensAt.map(ComicCard.Release.init)
    reason = isReadable ? nil : cell.readability.reason
    needsSignIn = cell.readability == .signInNeeded
  }

  /// Whether the address is an HTTP or HTTPS URL. It comes from the catalogue and is not trusted:
  /// it must not run a script.
  private static func isOfWeb(_ address: String) -> Bool {
    let start = address.prefix { $0 != ":" }.lowercased()
    return (start == "https" || start == "http") && address.dropFirst(start.count).hasPrefix("://")
  }

  /// The registration of the row template.
  static let registered = RowTemplates.register(
    """
    {{#isAdvertisement}}
    <aside class="card" aria-label="Advertisement">
    <p><b class="badge">Advertisement</b></p>
    <p dir="auto">{{#href}}<a href="{{.}}" rel="nofollow noopener sponsored">{{title}}</a>{{/href}}{{^href}}{{title}}{{/href}}</p>
    </aside>
    {{/isAdvertisement}}
    {{^isAdvertisement}}
    <article class="card{{#reason}} done{{/reason}}">
    <h3 dir="auto">{{#href}}<a href="{{.}}">{{title}}</a>{{/href}}{{^href}}{{title}}{{/href}}</h3>
    {{#reason}}
    <p>{{.}}{{#needsSignIn}} <a href="/bookshelf/account">Sign in</a>{{/needsSignIn}}</p>
    {{/reason}}
    <div class="foot"><p>{{#isFree}}<b class="badge">Free</b> {{/isFree}}{{#opening}}<time datetime="{{moment}}">{{time}}</time>{{/opening}}</p></div>
    </article>
    {{/isAdvertisement}}

    """, for: Self.self)
}
