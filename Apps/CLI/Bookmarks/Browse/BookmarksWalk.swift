import BookmarksDomain
import Composition
import CoreDomain

/// The walk through bookmarks: an order is handed to a screen, and where that screen leaves for
/// another place, the walk goes there.
///
/// The places that were visited lie on a stack, so that one can go back. A route to the list that
/// asks for nothing leads back to the last list, as it was.
struct BookmarksWalk: FeatureWalk {
  /// The screens. Each leaves through the navigator of the landing.
  let screens: any BookmarksScreens
  let landing: BrowseLanding
  /// The places, the one that is shown last.
  var places = [BookmarksWalkPlace.list(everything)]
  /// What the numbers of the list that was shown last mean.
  var entries = BookmarksWalkEntries.bookmarks([])
  /// How many the list has on all pages.
  var total = 0
  /// The bookmark of the place, where it is one by itself.
  var bookmark: Bookmark?
  /// The address that waits for the editor.
  var address = ""

  init(through screens: any BookmarksScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }

  /// Everything that is not archived, a page at a time.
  static let everything = BookmarkQuestion(limit: pageSize)

  /// How many bookmarks are listed at a time.
  static let pageSize = 10

  /// How many places one can go back.
  static let placeLimit = 100
}
