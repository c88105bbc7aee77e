import BookmarksDomain
import CoreDomain
import CoreWeb

struct BookmarkDuplicatesPage: StateView {
  /// The page number, counted from 1.
  var page = 1
  var notice: BookmarkNotice?
  let layout: PageLayout

  func reply(to state: BookmarkDuplicatesState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let groups): reply(groups)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ groups: [[Bookmark]]) -> ServerReply {
    let place = Route(path: ["bookmarks", "duplicates"])
    let total =
      switch groups.count {
      case 0: "No duplicates."
      case 1: "1 group of bookmarks that probably lead to the same page"
      default: "\(groups.count) groups of bookmarks that probably lead to the same page"
      }
    let route = { (page: Int) in
      Route(path: place.path, query: BookmarkListForm.parameters(ofPage: page, size: Self.size))
    }
    let rows = BookmarkRange(limit: Self.size, offset: (page - 1) * Self.size).rows(of: groups)
    let shown = rows.enumerated().map { index, bookmarks in
      (
        number: (page - 1) * Self.size + index + 1,
        domain: bookmarks.first?.address.domain ?? "",
        bookmarks: bookmarks.map { BookmarkItem($0, on: route(page), level: 3).markup }
      )
    }
    let links = BookmarkPageLinks.markup(
      page: page, total: groups.count, size: Self.size, route: route)
    let model = (notice: notice?.sentence, total: total, groups: shown, links: links)
    return layout.reply(
      Page(title: "Duplicates", content: Self.template.render(model), place: place))
  }

  /// The number of groups per page. Most groups have two or three bookmarks.
  static let size = 50

  private static let template = PageTemplate(Texts.bookmarkDuplicatesPage)
}
