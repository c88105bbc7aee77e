import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The list as people read it, with a form that adds a comic and a button that deletes one. It works
/// without a script.
struct ComicListPage: StateView {
  /// What stands in the form.
  let typed: String
  /// Where the screen has gone.
  let leaving: Route?
  let layout: PageLayout

  func reply(to state: ComicListState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookshelf): reply(bookshelf, nil)
    case .added, .removed: leaving.map(ServerReply.redirect) ?? ServerReply(.noContent)
    // What was typed stays in the form, to be mended.
    case .failure(let failure): reply([], failure)
    }
  }

  private func reply(_ bookshelf: [Comic], _ failure: ComicFailure?) -> ServerReply {
    let model = Model(
      alert: failure?.description, typed: typed, rows: bookshelf.map(Row.init),
      hasRows: !bookshelf.isEmpty, isEmpty: bookshelf.isEmpty && failure == nil)
    return layout.reply(
      Page(
        title: "Bookshelf", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: Route(path: ["bookshelf"])))
  }

  private struct Model {
    let alert: String?
    let typed: String
    let rows: [Row]
    let hasRows: Bool
    let isEmpty: Bool
  }

  private struct Row {
    let title: String
    let moment: String
    let day: String
    let removal: String

    init(_ comic: Comic) {
      title = comic.title.text
      moment = comic.createdAt.iso8601
      day = String(moment.prefix(10))
      removal = Route(path: ["bookshelf", comic.id.raw, "delete"]).description
    }
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    <form action="/bookshelf" method="post">
    <p><label for="title">Title</label>
    <input id="title" name="title" value="{{typed}}" required{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <p><button>Add a comic</button></p>
    </form>
    {{#isEmpty}}
    <p role="status">No bookshelf.</p>
    {{/isEmpty}}
    {{#hasRows}}
    <ul class="rows">
    {{#rows}}
    <li><bdi>{{title}}</bdi> <time class="quiet" datetime="{{moment}}">{{day}}</time>
    <form action="{{removal}}" method="post"><button aria-label="Delete {{title}}">Delete</button></form></li>
    {{/rows}}
    </ul>
    {{/hasRows}}
    """)
}
