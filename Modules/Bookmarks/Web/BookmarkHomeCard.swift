import BookmarksDomain
import CoreDomain
import CoreWeb

/// The feature's part of the home page: the number of bookmarks, and links to the newest bookmarks.
/// Without bookmarks, the card says what the feature does.
struct BookmarkHomeCard: Sendable {
  let screens: any BookmarksScreens

  /// - Parameter fetching: Ignored, because all bookmarks are stored.
  func card(fetching: Bool) async -> HomeCard {
    let state = await screens.list(navigator: RedirectNavigator())
      .state(after: .show(BookmarkListForm(rows: 0..<3)))
    guard case .success(let page, of: _) = state, !page.bookmarks.isEmpty else {
      return Self.empty
    }
    let rows = page.bookmarks.map { bookmark in
      (headline: bookmark.headline, href: bookmark.href, domain: bookmark.address.domain)
    }
    let model = (
      total: Figures.grouped(page.total), noun: page.total == 1 ? "bookmark" : "bookmarks",
      rows: rows
    )
    return HomeCard(content: Self.template.render(model))
  }

  private static let empty = HomeCard("Save pages with tags and notes, and find them again.")

  private static let template = PageTemplate(Texts.bookmarkHomeCard)
}
