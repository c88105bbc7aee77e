import CoreDomain
import CoreWeb
import HTTPTypes
import NotesDomain

/// The list as a page, with a form that adds a note and a button that deletes one. It works without
/// a script.
struct NoteListPage: StateView {
  /// The text in the form.
  let typed: String
  /// Has the route that the screen opened.
  let navigator: RedirectNavigator
  let layout: PageLayout

  func reply(to state: NoteListState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes): reply(notes, nil)
    case .added, .removed: navigator.route.map(ServerReply.redirect) ?? ServerReply(.noContent)
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

  private static let template = PageTemplate(Texts.noteListPage)
}
