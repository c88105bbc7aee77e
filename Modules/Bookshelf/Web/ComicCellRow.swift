import BookshelfDomain
import CoreDomain
import CoreWeb

/// The template model of a cell of the grid: an episode or a labeled advertisement.
struct ComicCellRow: Sendable {
  private let isAdvertisement: Bool
  private let title: ComicTitle
  /// The link to the episode, or the target of the advertisement; `nil` if there is none.
  private let href: String?
  private let isFree: Bool
  private let opening: PageTime?
  private let closing: PageTime?

  init(_ cell: ComicCell, of series: ComicSeries) {
    switch cell {
    case .episode(let cell): self.init(cell, of: series)
    case .advertisement(let advertisement): self.init(advertisement)
    }
  }

  private init(_ advertisement: ComicEpisode.Advertisement) {
    isAdvertisement = true
    title = ComicTitle(advertisement.address ?? advertisement.type.word)
    href = advertisement.address.flatMap { Self.isOfWeb($0) ? $0 : nil }
    (isFree, opening, closing) = (false, nil, nil)
  }

  private init(_ cell: ComicEpisodeCell, of series: ComicSeries) {
    let episode = cell.episode
    let isReadable = cell.readability == .readable
    isAdvertisement = false
    title = ComicTitle(episode.label, reading: series.titleReading)
    href = isReadable ? ComicRoutes.page(of: .episode(episode.id)).description : nil
    isFree = episode.isFree && isReadable
    opening = episode.window.opensAt.map { PageTime($0) }
    closing = [episode.window.closesAt, episode.unreadableAt].compactMap { $0 }.min()
      .map { PageTime($0) }
  }

  /// Whether the address is an http or https URL. The catalogue is not trusted, and a link with
  /// another scheme could run a script.
  private static func isOfWeb(_ address: String) -> Bool {
    let start = address.prefix { $0 != ":" }.lowercased()
    return (start == "https" || start == "http") && address.dropFirst(start.count).hasPrefix("://")
  }

  static let registered = RowTemplates.register(
    """
    <li>{{#isAdvertisement}}<b class="badge">Advertisement</b> {{/isAdvertisement}}\
    {{#href}}<a href="{{.}}" dir="auto"{{#title.language}} lang="{{.}}"{{/title.language}}{{#isAdvertisement}} rel="nofollow noopener sponsored"{{/isAdvertisement}}>{{title.text}}</a>{{/href}}\
    {{^href}}<span class="quiet" dir="auto"{{#title.language}} lang="{{.}}"{{/title.language}}>{{title.text}}</span>{{/href}}\
    {{#isFree}} <b class="badge">Free</b>{{/isFree}}\
    {{#opening}} \(PageTime.date){{/opening}}\
    {{#closing}} <span class="quiet">until \(PageTime.date)</span>{{/closing}}</li>

    """, for: Self.self)
}
