import BookshelfDomain
import CoreDomain
import CoreWeb

/// The card of the home page: covers to continue with, or else the newest series.
struct ComicHomeCard: Sendable {
  private let heading: String
  private let rows: [ComicCard]

  private init(_ shelf: ComicShelf) {
    let continuing = shelf.continuing.prefix(Self.limit)
    heading = continuing.isEmpty ? "New" : "Continue reading"
    rows =
      continuing.isEmpty
      ? shelf.entries.map { ComicCard($0, isBrief: true) } : continuing.map { ComicCard($0) }
  }

  /// Returns the card for the reader of a request, from stored data.
  static func card(for request: ServerRequest, from screens: any BookshelfScreens) async -> HomeCard
  {
    HomeCard(
      "Collect comics, read them page by page, and continue where you stopped.",
      content: await shelf(for: request, from: screens).map { ComicHomeCard($0).markup } ?? "")
  }

  /// Returns the stored catalogue, newest first, or `nil` if it cannot be read.
  private static func shelf(
    for request: ServerRequest, from screens: any BookshelfScreens
  ) async -> ComicShelf? {
    let screen = screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
    let form = ComicListForm(scope: "all", sort: "recent", limit: "\(limit)")
    guard case .success(let shelf, _) = await screen.state(after: .show(form, reloading: false))
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
