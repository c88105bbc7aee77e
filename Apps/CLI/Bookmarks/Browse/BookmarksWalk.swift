import BookmarksDomain
import Composition
import CoreDomain

/// The browse session of the bookmarks feature. It runs each command on a screen and follows the
/// routes of that screen.
///
/// The visited places form a stack. A route to the unfiltered list returns to the last list with
/// its filters.
struct BookmarksWalk: FeatureWalk {
  /// The screens. All of them use the navigator of ``landing``.
  let screens: any BookmarksScreens
  let landing: BrowseLanding
  /// The stack of places; the last one is on display.
  var places = [BookmarksWalkPlace.list(everything)]
  /// The entries that the numbers of the last list refer to.
  var entries = BookmarksWalkEntries.bookmarks([])
  /// The number of entries on all pages of the list.
  var total = 0
  /// The bookmark on display if the place shows a single one.
  var bookmark: Bookmark?
  /// The URL for the editor.
  var address = ""

  init(through screens: any BookmarksScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }

  /// All bookmarks that are not archived, one page at a time.
  static let everything = BookmarkQuestion(limit: pageSize)

  /// Rows per page.
  static let pageSize = 10

  /// The maximum depth of the stack.
  static let placeLimit = 100
}
