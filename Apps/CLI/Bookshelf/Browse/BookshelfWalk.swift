import BookshelfDomain
import Composition
import CoreDomain

/// The walk through the bookshelf: an order is handed to a screen, and where that leaves for
/// another place, the walk goes there.
///
/// | place         | what it shows                              | its numbers mean      |
/// |---------------|--------------------------------------------|-----------------------|
/// | the shelf     | the series of a reader, or the catalogue   | series                |
/// | the search    | what was found; a line that is no order is typed into it | series  |
/// | a series      | its volumes and its episodes               | volumes and episodes  |
/// | a page        | the page; “next” and “previous” turn it    | as before             |
/// | the places    | how far the reader has come                | what was read         |
/// | the account   | who is signed in                           | as before             |
/// | the catalogue | when it was brought up to date             | as before             |
///
/// It begins with the shelf as it is kept, and has the catalogue brought up to date meanwhile.
struct BookshelfWalk: FeatureWalk {
  /// The screens. Each leaves through the navigator of the landing.
  let screens: any BookshelfScreens
  let landing: BrowseLanding
  /// What the shelf asks for. Whether what is owned alone is meant, is in ``scope`` where it is
  /// known.
  var form = everything
  /// Whose series are meant; nothing for those of who is signed in, or all where nobody is.
  var scope: ComicScope?
  /// What is shown.
  var place = BookshelfWalkPlace.shelf
  /// What the numbers mean that were shown last.
  var entries = BookshelfWalkEntries()
  /// Whether the catalogue was brought up to date since the walk or the session of a reader began.
  var isReloaded = false

  init(through screens: any BookshelfScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { BookshelfWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }

  /// The shelf from its beginning, a page at a time.
  static let everything = ComicListForm(limit: pageSize)

  /// How many series are listed at a time.
  static let pageSize = 20
}

/// A place of the walk where one can stay.
enum BookshelfWalkPlace: Hashable, Sendable {
  case shelf
  /// The search, with what was typed; blank before anything was.
  case search(ComicListForm)
  case detail(ComicSeries.ID)
  /// A page of something; where the reader was, when no page is given.
  case page(ComicItem, Int?)
  case progress
  case account
  case catalogue

  /// Whether the numbers that are shown there are those of things to read.
  var isForReading: Bool {
    switch self {
    case .detail, .page, .progress: true
    case .shelf, .search, .account, .catalogue: false
    }
  }
}

/// What the numbers of the places mean.
struct BookshelfWalkEntries: Hashable, Sendable {
  var series: [ComicSeries.ID] = []
  /// Where the next page of the list begins.
  var next: ComicListForm?
  /// The volumes and episodes that were shown last.
  var items: [ComicItem] = []
  /// The volumes of the series that was shown last, with what they were shown to cost.
  var volumes: [ComicVolume] = []
  /// The page that was shown last.
  var page: ComicPage?

  /// Takes over what a page of a list means.
  mutating func take(_ shelf: ComicShelf) {
    series = shelf.entries.map(\.id)
    next = shelf.next
  }

  /// Takes over what the text of a series means.
  mutating func take(_ detail: ComicDetail) {
    items = detail.items
    volumes = detail.volumes
  }
}
