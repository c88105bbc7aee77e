import CoreCLI
import CoreDomain
import NotesDomain

/// The browse session of notes. Its only place is the list. Commands take the numbers of its notes.
struct NotesBrowsePart: BrowsePart {
  let screens: any NotesScreens
  let landing: BrowseEnvironment
  var places = [NotesDestination.list]
  /// The notes of the last shown list; number 1 is the first.
  private(set) var numbered: [Note] = []

  static let commands: [BrowseCommand<Self>] = [
    BrowseCommand("list", "l", help: "list the newest notes", visits: .list),
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

  mutating func show(_ place: NotesDestination) async throws(BrowseFailure) -> Bool {
    switch place {
    case .list: try await send(.show)
    }
  }

  /// Sends an intent to the list, and prints the result. Returns `false` if it failed.
  @discardableResult
  private mutating func send(_ intent: NoteListIntent) async throws(BrowseFailure) -> Bool {
    let view = NoteListView(display: context.display, isNumbered: true)
    let state = try await tell(screens.list(navigator: navigator), intent, view.commandOutput)
    if case .success(let notes) = state { numbered = notes }
    return state != nil
  }
}
