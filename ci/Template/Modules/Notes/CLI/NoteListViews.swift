import CoreCLI
import CoreDomain
import NotesDomain

/// The view of the list: converts a final state to text or JSON.
struct NoteListView: Sendable {
  let display: Display
  var json = false
  /// Whether to number the notes, for the commands of a browse session.
  var isNumbered = false

  @Sendable func commandOutput(of state: NoteListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes) where json: CommandOutput(json: notes.map(NoteRecord.init))
    case .success([]) where isNumbered: CommandOutput("No notes.\n")
    case .success([]): CommandOutput(notices: ["No notes."])
    case .success(let notes) where isNumbered:
      CommandOutput("Notes\n" + notes.map { display.headline($0.title.text) }.numbered())
    case .success(let notes): CommandOutput(notes.map(line).joined())
    case .added(let note) where json: CommandOutput(json: NoteRecord(note))
    case .added(let note): CommandOutput("Added:\n" + line(of: note))
    case .removed(let id) where json: CommandOutput(json: ["removed": [id.raw]])
    case .removed(let id): CommandOutput("Removed \(display.text(id.raw)).\n")
    case .failure(let failure): .failure(failure.description, failure.status)
    }
  }

  private func line(of note: Note) -> String {
    let day = Figures.day(note.createdAt)
    return "\(display.detail(note.id.raw))  \(display.headline(note.title.text)) · \(day)\n"
  }
}

extension NoteFailure {
  /// The exit status for a failure.
  fileprivate var status: ProgramStatus {
    switch self {
    case .malformedTitle, .notFound: .malformedData
    case .store(let failure): failure.status
    }
  }
}

extension NoteListState: TerminalState {}
