import BookmarksDomain

@testable import BookmarksWeb
@testable import CoreWeb

extension Site {
  /// A site with a feature's screens, without a token.
  static func serving(_ screens: any BookmarksScreens) -> Site {
    BookmarksWebFeature().served(screens).site(PageLayout(menus: []))
  }
}
