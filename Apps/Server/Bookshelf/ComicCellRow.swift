import BookshelfDomain
import CoreDomain

/// A cell of the grid, as its template names it: an episode, or an advertisement that says so.
struct ComicCellRow: Sendable {
  private let isAdvertisement: Bool
  private let title: String
  /// Where it is read, or where the advertisement leads; nothing where it leads nowhere.
  private let href: String?
  private let isFree: Bool
  private let opening: ComicCard.Release?
  /// Why it cannot be read.
  private let reason: String?
  /// Whether it helps to sign in.
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

  /// Whether a browser that follows an address goes to the web, and runs nothing. The address is the
  /// catalogue's word, and nobody's here.
  private static func isOfWeb(_ address: String) -> Bool {
    let start = address.prefix { $0 != ":" }.lowercased()
    return (start == "https" || start == "http") && address.dropFirst(start.count).hasPrefix("://")
  }

  /// The proof that rows of this type can be drawn.
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
