import BookmarksDomain
import CoreDomain

/// Probable duplicates as a page.
struct BookmarkDuplicatesPage: StateView {
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
    let model = Model(
      total: total,
      groups: groups.enumerated().map { index, bookmarks in
        Group(
          number: index + 1, bookmarks: bookmarks.map { BookmarkItem($0, on: place).markup })
      })
    return layout.reply(
      Page(title: "Duplicates", content: Self.template.render(model), place: place))
  }

  private struct Model {
    let total: String
    let groups: [Group]
  }

  private struct Group {
    let number: Int
    let bookmarks: [String]
  }

  private static let template = PageTemplate(
    """
    <p role="status">{{total}}</p>
    {{#groups}}
    <section class="group" aria-label="Group {{number}}">
    <ol class="entries">
    {{#bookmarks}}
    <li>
    {{{.}}}
    </li>
    {{/bookmarks}}
    </ol>
    </section>
    {{/groups}}
    """)
}
