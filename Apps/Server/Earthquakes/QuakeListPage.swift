import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// The list as people read it, with a form that adds a quake and a button that deletes one. It works
/// without a script.
struct QuakeListPage: StateView {
  /// What stands in the form.
  let typed: String
  /// Where the screen has gone.
  let leaving: Route?
  let layout: PageLayout

  func reply(to state: QuakeListState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let earthquakes): reply(earthquakes, nil)
    case .added, .removed: leaving.map(ServerReply.redirect) ?? ServerReply(.noContent)
    // What was typed stays in the form, to be mended.
    case .failure(let failure): reply([], failure)
    }
  }

  private func reply(_ earthquakes: [Quake], _ failure: QuakeFailure?) -> ServerReply {
    let model = Model(
      alert: failure?.description, typed: typed, rows: earthquakes.map(Row.init),
      hasRows: !earthquakes.isEmpty, isEmpty: earthquakes.isEmpty && failure == nil)
    return layout.reply(
      Page(
        title: "Earthquakes", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: Route(path: ["earthquakes"])))
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

    init(_ quake: Quake) {
      title = quake.title.text
      moment = quake.createdAt.iso8601
      day = String(moment.prefix(10))
      removal = Route(path: ["earthquakes", quake.id.raw, "delete"]).description
    }
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    <form action="/earthquakes" method="post">
    <p><label for="title">Title</label>
    <input id="title" name="title" value="{{typed}}" required{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <p><button>Add a quake</button></p>
    </form>
    {{#isEmpty}}
    <p role="status">No earthquakes.</p>
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
