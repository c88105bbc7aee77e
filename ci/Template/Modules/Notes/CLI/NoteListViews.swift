import CoreCLI
import CoreDomain
import NotesDomain

/// The view of the list: converts a state to text or JSON. Only final states print something.
struct NoteListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: NoteListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes): commandOutput(of: notes)
    case .added(let note):
      json
        ? CommandOutput(json: NoteRecord(note)) : CommandOutput("Added:\n" + display.line(of: note))
    case .removed(let id):
      json
        ? CommandOutput(json: ["removed": [id.raw]])
        : CommandOutput("Removed \(display.text(id.raw)).\n")
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of notes: [Note]) -> CommandOutput {
    if json { return CommandOutput(json: notes.map(NoteRecord.init)) }
    if notes.isEmpty { return CommandOutput(notices: ["No notes."]) }
    return CommandOutput(notes.map(display.line).joined())
  }
}

extension Display {
  /// A note as a line of text.
  func line(of note: Note) -> String {
    let day = String(note.createdAt.iso8601.prefix(10))
    return "\(detail(note.id.raw))  \(headline(note.title.text)) · \(day)\n"
  }
}

extension CommandOutput {
  /// The output of a command that failed with an error of the feature.
  init(failure: NoteFailure) {
    self.init(notices: ["seams: \(failure)"], status: failure.status)
  }
}

extension NoteFailure {
  /// The exit status for a failure.
  fileprivate var status: ProgramStatus {
    switch self {
    case .malformedTitle, .notFound: .malformedData
    case .busy: .tryAgain
    case .full, .storage: .inputOutput
    }
  }
}

extension NoteListState: TerminalState {}
