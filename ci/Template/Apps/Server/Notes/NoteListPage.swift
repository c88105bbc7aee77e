import CoreDomain
import HTTPTypes
import NotesDomain

/// The list as a page, with a form that adds a note and a button that deletes one. It works without
/// a script.
struct NoteListPage: StateView {
  /// The text in the form.
  let typed: String
  /// The destination that the screen navigated to.
  let leaving: Route?
  let layout: PageLayout

  func reply(to state: NoteListState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes): reply(notes, nil)
    case .added, .removed: leaving.map(ServerReply.redirect) ?? ServerReply(.noContent)
    // The form keeps the typed text for correction.
    case .failure(let failure): reply([], failure)
    }
  }

  private func reply(_ notes: [Note], _ failure: NoteFailure?) -> ServerReply {
    let model = Model(
      alert: failure?.description, typed: typed, rows: notes.map(Row.init),
      hasRows: !notes.isEmpty, isEmpty: notes.isEmpty && failure == nil)
    return layout.reply(
      Page(
        title: "Notes", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: Route(path: ["notes"])))
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

    init(_ note: Note) {
      title = note.title.text
      moment = note.createdAt.iso8601
      day = String(moment.prefix(10))
      removal = Route(path: ["notes", note.id.raw, "delete"]).description
    }
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    <form action="/notes" method="post">
    <p><label for="title">Title</label>
    <input id="title" name="title" value="{{typed}}" required{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <p><button>Add a note</button></p>
    </form>
    {{#isEmpty}}
    <p role="status">No notes.</p>
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
