import CoreDomain
import CoreWeb
import HTTPTypes
import NotesDomain

/// The list as a page, with a form that adds a note and a button that deletes one.
struct NoteListPage: StateView {
  /// The typed title, which the form shows again after a failure.
  let typed: String
  /// The response redirects to the route that the screen opens, so a reload adds no second note.
  let navigator: RedirectNavigator
  let layout: PageLayout

  func reply(to state: NoteListState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes): reply(notes)
    case .added, .removed: navigator.route.map(ServerReply.redirect) ?? ServerReply(.noContent)
    case .failure(let failure): reply([], failure)
    }
  }

  private func reply(_ notes: [Note], _ failure: NoteFailure? = nil) -> ServerReply {
    let rows = notes.map { note in
      (
        title: note.title.text, moment: note.createdAt.iso8601, day: Figures.day(note.createdAt),
        removal: Route(path: ["notes", note.id.raw, "delete"]).description
      )
    }
    // The template reads these values by their labels: `{{typed}}`.
    let model = (alert: failure?.description, typed: typed, rows: rows)
    return layout.reply(
      Page(
        title: "Notes", content: Self.template.render(model), problem: failure.map(Problem.init),
        place: Route(path: ["notes"])))
  }

  private static let template = PageTemplate(Texts.noteListPage)
}
