import BookmarksDomain
import CoreDomain

/// A bookmark as a page.
struct BookmarkDetailPage: StateView {
  let layout: PageLayout

  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .removed:
      nil
    case .success(let bookmark):
      layout.reply(
        Page(
          title: "Bookmark",
          content: BookmarkItem(bookmark, on: Route(path: ["bookmarks", bookmark.id.raw])).markup))
    case .failure(let failure):
      throw Problem(failure)
    }
  }
}
