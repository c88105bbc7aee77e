import CoreCLI
import CoreDomain
import NotesDomain

/// The browse session of notes. The only place so far is the list, whose numbers mean notes.
struct NotesBrowsePart: BrowsePart {
  private let screens: any NotesScreens
  let landing: BrowseEnvironment
  var places = [NotesBrowsePlace.list]
  /// The notes by their numbers in the list.
  private var numbered: [Note] = []

  init(through screens: any NotesScreens, from landing: BrowseEnvironment) {
    self.screens = screens
    self.landing = landing
  }

  static let commands: [BrowseCommand<Self>] = [
    BrowseCommand("list", "l", help: "list the newest notes") { part, _ throws(BrowseFailure) in
      try await part.visit(.list)
    },
    BrowseCommand("add", "a", "TITLE", help: "add a note") {
      part, argument throws(BrowseFailure) in
      try await part.send(.add(try argument.required()))
    },
    BrowseCommand("delete", "d", "N", help: "delete a note of the list") {
      part, argument throws(BrowseFailure) in
      try await part.send(.remove(try argument.entry(of: part.numbered).id))
    },
  ]

  func destination(of route: Route) -> NotesDestination? { screens.destination(of: route) }

  mutating func open(_ destination: NotesDestination) async throws(BrowseFailure) {
    switch destination {
    case .list: try await visit(.list)
    }
  }

  mutating func show(_ place: NotesBrowsePlace) async throws(BrowseFailure) -> Bool {
    let notes: [Note]? = await screens.list(navigator: navigator).outcome(of: .show) { state in
      if case .success(let notes) = state { notes } else { nil }
    }
    guard let notes else { return try await send(.show) }
    numbered = notes
    try landing.tell(CommandOutput(page(of: notes)))
    return true
  }

  /// Sends an intent to the list, and prints its result.
  @discardableResult
  private func send(_ intent: NoteListIntent) async throws(BrowseFailure) -> Bool {
    let view = NoteListView(display: context.display, json: false)
    let output = await context.commandOutput(
      of: screens.list(navigator: navigator), for: intent, view: view.commandOutput)
    try landing.tell(output)
    return output.status == .success
  }

  private func page(of notes: [Note]) -> String {
    guard !notes.isEmpty else { return "No notes.\n" }
    let lines = notes.enumerated().map { index, note in
      let number = String(index + 1)
      let gap = String(repeating: " ", count: max(0, 4 - number.count))
      return "\(gap)\(number)  \(context.display.headline(note.title.text))\n"
    }
    return "Notes\n" + lines.joined()
  }
}

/// A place of the browse session.
enum NotesBrowsePlace: Hashable, Sendable {
  case list
}
