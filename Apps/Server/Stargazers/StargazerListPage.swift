import CoreDomain
import HTTPTypes
import StargazersDomain

/// The list as people read it, with a form that adds a stargazer and a button that deletes one. It works
/// without a script.
struct StargazerListPage: StateView {
  /// What stands in the form.
  let typed: String
  /// Where the screen has gone.
  let leaving: Route?
  let layout: PageLayout

  func reply(to state: StargazerListState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let stargazers): reply(stargazers, nil)
    case .added, .removed: leaving.map(ServerReply.redirect) ?? ServerReply(.noContent)
    // What was typed stays in the form, to be mended.
    case .failure(let failure): reply([], failure)
    }
  }

  private func reply(_ stargazers: [Stargazer], _ failure: StargazerFailure?) -> ServerReply {
    let model = Model(
      alert: failure?.description, typed: typed, rows: stargazers.map(Row.init),
      hasRows: !stargazers.isEmpty, isEmpty: stargazers.isEmpty && failure == nil)
    return layout.reply(
      Page(
        title: "Stargazers", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: Route(path: ["stargazers"])))
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

    init(_ stargazer: Stargazer) {
      title = stargazer.title.text
      moment = stargazer.createdAt.iso8601
      day = String(moment.prefix(10))
      removal = Route(path: ["stargazers", stargazer.id.raw, "delete"]).description
    }
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    <form action="/stargazers" method="post">
    <p><label for="title">Title</label>
    <input id="title" name="title" value="{{typed}}" required{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <p><button>Add a stargazer</button></p>
    </form>
    {{#isEmpty}}
    <p role="status">No stargazers.</p>
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
