import BookshelfDomain
import Composition
import CoreDomain

/// The browse session of the bookshelf feature. It runs each command on a screen and follows the
/// routes of that screen.
///
/// | place         | what it shows                              | its numbers mean      |
/// |---------------|--------------------------------------------|-----------------------|
/// | the shelf     | the series of a reader, or the catalogue   | series                |
/// | the search    | the results; other lines are search text   | series                |
/// | a series      | its volumes and its episodes               | volumes and episodes  |
/// | a page        | the page; “next” and “previous” turn it    | as before             |
/// | the progress  | how far the reader has read                | volumes and episodes  |
/// | the account   | the signed-in reader                       | as before             |
/// | the catalogue | when it was last updated                   | as before             |
///
/// It starts with the cached shelf and updates the catalogue meanwhile.
struct BookshelfWalk: FeatureWalk {
  /// The screens. All of them use the navigator of ``landing``.
  let screens: any BookshelfScreens
  let landing: BrowseLanding
  /// The query of the shelf. ``scope`` decides whether it is limited to owned series.
  var form = everything
  /// The chosen scope. `nil` means the signed-in reader's series, or all series if nobody is signed
  /// in.
  var scope: ComicScope?
  /// The current place.
  var place = BookshelfWalkPlace.shelf
  /// The entries that the numbers on display refer to.
  var entries = BookshelfWalkEntries()
  /// Whether the catalogue was updated since the browse session or the reader's session began.
  var isReloaded = false

  init(through screens: any BookshelfScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { BookshelfWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }

  /// The first page of the shelf.
  static let everything = ComicListForm(limit: pageSize)

  /// Series per page.
  static let pageSize = 20
}

/// A place of the browse session.
enum BookshelfWalkPlace: Hashable, Sendable {
  case shelf
  /// The search with its query; blank before the first query.
  case search(ComicListForm)
  case detail(ComicSeries.ID)
  /// A page of an item; `nil` means the reader's last page.
  case page(ComicItem, Int?)
  case progress
  case account
  case catalogue

  /// Whether the numbers of the place refer to volumes and episodes.
  var isForReading: Bool {
    switch self {
    case .detail, .page, .progress: true
    case .shelf, .search, .account, .catalogue: false
    }
  }
}

/// The entries that the numbers of the places refer to.
struct BookshelfWalkEntries: Hashable, Sendable {
  var series: [ComicSeries.ID] = []
  /// The query for the next page of the list.
  var next: ComicListForm?
  /// The volumes and episodes on display.
  var items: [ComicItem] = []
  /// The volumes of the series on display, with the prices that were shown.
  var volumes: [ComicVolume] = []
  /// The page on display.
  var page: ComicPage?

  /// Stores the entries of a page of the list.
  mutating func take(_ shelf: ComicShelf) {
    series = shelf.entries.map(\.id)
    next = shelf.next
  }

  /// Stores the entries of a series.
  mutating func take(_ detail: ComicDetail) {
    items = detail.items
    volumes = detail.volumes
  }
}
