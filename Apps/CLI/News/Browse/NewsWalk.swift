import Composition
import CoreDomain
import NewsDomain

/// The browse session of the news feature. It runs each command on a screen and follows the routes
/// of that screen.
///
/// | place       | what it shows                             | its numbers mean |
/// |-------------|-------------------------------------------|------------------|
/// | the list    | the tabs, and stories of one of them      | stories          |
/// | the detail  | one story                                 | as before        |
/// | the feeds   | the feeds by category                     | feeds            |
/// | the filters | the filters, with their own numbers       | as before        |
///
/// It starts with the cached list and refreshes the feeds that are due meanwhile.
struct NewsWalk: FeatureWalk {
  /// The screens. All of them use the navigator of ``landing``.
  let screens: any NewsScreens
  let landing: BrowseLanding
  /// The query of the list.
  var form = everything
  /// The current place.
  var place = NewsWalkPlace.list
  /// The entries that the numbers on display refer to.
  var entries = NewsWalkEntries()
  /// Whether the feeds that were due have been refreshed.
  var isRefreshed = false

  init(through screens: any NewsScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { NewsWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }

  /// Stories of all categories, one page at a time.
  static let everything = StoryListForm(limit: String(pageSize))

  /// Rows per page.
  static let pageSize = 20
}

/// A place of the browse session.
enum NewsWalkPlace: Hashable, Sendable {
  case list
  case detail(Story.ID)
  case feeds
  case filters
}

/// The entries that the numbers of the places refer to.
struct NewsWalkEntries: Hashable, Sendable {
  var stories: [Story.ID] = []
  /// The categories of the tabs; `nil` means all categories.
  var tabs: [NewsCategory?] = []
  /// The cursor of the next page.
  var next: StoryPosition?
  /// The feeds in the order on display.
  var feeds: [NewsFeed] = []

  /// Stores the entries of a page of the list.
  mutating func take(_ page: StoryPage) {
    stories = page.headlines.map(\.id)
    tabs = page.tabs.map(\.category)
    next = page.next
  }
}
