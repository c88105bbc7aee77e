import BookshelfDomain
import CoreDomain
import CoreWeb

/// The card of the home page: the number of series, and covers. The covers are those of items to
/// continue with, or else of the newest series.
struct ComicHomeCard: Sendable {
  private let total: String
  private let href: String
  private let heading: String
  private let rows: [ComicCard]

  private init(_ shelf: ComicShelf) {
    total = Figures.grouped(shelf.total)
    href = ComicRoutes.shelf(ComicListRequest(ownedOnly: false)).description
    let continuing = shelf.continuing.prefix(Self.limit)
    heading = continuing.isEmpty ? "New" : "Continue reading"
    rows =
      continuing.isEmpty
      ? shelf.entries.map { ComicCard($0, isBrief: true) } : continuing.map { ComicCard($0) }
  }

  /// Returns the card for the reader of a request, from stored data.
  ///
  /// - Parameter fetching: Whether to fetch the catalogue if none is stored.
  static func card(
    for request: ServerRequest, fetching: Bool, from screens: any BookshelfScreens
  ) async -> HomeCard {
    var shelf = await shelf(for: request, reloading: false, from: screens)
    if fetching, shelf?.entries.isEmpty ?? true {
      shelf = await self.shelf(for: request, reloading: true, from: screens)
    }
    return HomeCard(
      "Collect comics, read them page by page, and continue where you stopped.",
      content: shelf.map { ComicHomeCard($0).markup } ?? "")
  }

  /// Returns the catalogue, newest first, or `nil` if it cannot be read.
  private static func shelf(
    for request: ServerRequest, reloading: Bool, from screens: any BookshelfScreens
  ) async -> ComicShelf? {
    let screen = screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
    let form = ComicListForm(scope: "all", sort: "recent", limit: "\(limit)")
    guard case .success(let shelf, _) = await screen.state(after: .show(form, reloading: reloading))
    else { return nil }
    return shelf
  }

  private var markup: String {
    rows.isEmpty ? "" : Self.template.render(self, drawing: ComicCard.registered)
  }

  /// The maximum number of covers.
  private static let limit = 4

  private static let template = TableTemplate<ComicCard>(Texts.comicHomeCard)
}
