import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The page that lists the selected bookmarks and asks for confirmation to delete them.
///
/// It deletes only what it lists: a bookmark that has left the page of the list is not deleted.
struct BookmarkSelectionRemovalPage: StateView {
  let selection: BookmarkSelection
  let layout: PageLayout

  func reply(to state: BookmarkListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page, of: _):
      try reply(page.bookmarks.filter { selection.ids.contains($0.id) })
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ bookmarks: [Bookmark]) throws(Problem) -> ServerReply {
    guard !bookmarks.isEmpty else {
      throw Problem(.notFound, "The selected bookmarks are not in this list any more.")
    }
    let title =
      bookmarks.count == 1 ? "Delete this bookmark?" : "Delete these \(bookmarks.count) bookmarks?"
    let rows = bookmarks.map { bookmark in
      (
        id: bookmark.id.raw, headline: bookmark.headline, address: bookmark.address.typed,
        domain: bookmark.address.domain
      )
    }
    let model = (list: selection.route.description, rows: rows)
    return layout.reply(Page(title: title, content: Self.template.render(model)))
  }

  private static let template = PageTemplate(Texts.bookmarkSelectionRemovalPage)
}
