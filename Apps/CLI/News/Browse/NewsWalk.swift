import Composition
import CoreDomain
import NewsDomain

/// The walk through news: an order is handed to a screen, and where that leaves for another place, the
/// walk goes there.
///
/// | place       | what it shows                             | its numbers mean |
/// |-------------|-------------------------------------------|------------------|
/// | the list    | the tabs, and stories of one of them      | stories          |
/// | the detail  | one story                                 | as before        |
/// | the feeds   | the feeds by category                     | feeds            |
/// | the filters | the filters, by numbers of their own      | as before        |
///
/// It begins with the list as it is kept, and has the feeds fetched that are due meanwhile.
struct NewsWalk: FeatureWalk {
  /// The screens. Each leaves through the navigator of the landing.
  let screens: any NewsScreens
  let landing: BrowseLanding
  /// What the list asks for.
  var form = everything
  /// What is shown.
  var place = NewsWalkPlace.list
  /// What the numbers mean that were shown last.
  var entries = NewsWalkEntries()
  /// Whether the feeds were fetched that were due.
  var isRefreshed = false

  init(through screens: any NewsScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { NewsWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }

  /// Stories of all categories, a page at a time.
  static let everything = StoryListForm(limit: String(pageSize))

  /// How many stories are listed at a time.
  static let pageSize = 20
}

/// A place of the walk where one can stay.
enum NewsWalkPlace: Hashable, Sendable {
  case list
  case detail(Story.ID)
  case feeds
  case filters
}

/// What the numbers of the places mean.
struct NewsWalkEntries: Hashable, Sendable {
  var stories: [Story.ID] = []
  /// The categories of the tabs; nothing for all of them.
  var tabs: [NewsCategory?] = []
  /// Where the next page of the list begins.
  var next: StoryPosition?
  /// The feeds, in the order in which they were shown last.
  var feeds: [NewsFeed] = []

  /// Takes over what a page of the list means.
  mutating func take(_ page: StoryPage) {
    stories = page.headlines.map(\.id)
    tabs = page.tabs.map(\.category)
    next = page.next
  }
}
