import Composition
import CoreDomain
import NotesDomain

/// The part of a browse session for notes: passes each command to the screen, and follows the
/// routes of the screen. The only place so far is the list.
struct NotesWalk: FeatureWalk {
  private let screens: any NotesScreens
  private let landing: BrowseLanding
  /// The notes by their numbers in the list.
  private var numbered: [Note.ID] = []

  init(through screens: any NotesScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] {
    [
      BrowseHelp(word: "list", letter: "l", purpose: "what is kept, newest first"),
      BrowseHelp(word: "add", letter: "a", argument: "TITLE", purpose: "add a note"),
      BrowseHelp(word: "delete", letter: "d", argument: "N", purpose: "delete one of the list"),
    ]
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    switch line.word {
    case "l", "list": try await showAgain()
    case "a", "add": try await ask { screen in await screen.add(line.rest) }
    case "d", "delete":
      let id = try id(of: line.rest)
      try await ask { screen in await screen.remove(id) }
    default: return false
    }
    return true
  }

  mutating func showAgain() async throws(BrowseFailure) {
    let screen = screens.list(navigator: landing.navigator)
    let binding = ScreenBinding<NoteListState, NoteListState>(view: \.lasting)
    switch await binding.outcome(of: await screen.states(), during: { await screen.show() }) {
    case .success(let notes):
      numbered = notes.map(\.id)
      try landing.tell(Printout(page(of: notes)))
    case let state?: try landing.tell(view.printout(of: state) ?? .unanswered)
    case nil: try landing.tell(.unanswered)
    }
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = screens.destination(of: route) else { return false }
    switch destination {
    case .list: try await showAgain()
    }
    return true
  }
}

extension NotesWalk {
  /// Sends an intent to the screen, prints the result, and follows its routes.
  private mutating func ask(
    _ intent: @escaping @Sendable (any NoteListScreen) async -> Void
  ) async throws(BrowseFailure) {
    let screen = screens.list(navigator: landing.navigator)
    try landing.tell(
      await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
        await intent(screen)
      })
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  private func id(of number: String) throws(BrowseFailure) -> Note.ID {
    guard let number = Int(number), numbered.indices.contains(number - 1) else {
      throw .mistake(
        numbered.isEmpty
          ? "The list is empty." : "Write “delete N”, with a number from 1 to \(numbered.count).")
    }
    return numbered[number - 1]
  }

  private func page(of notes: [Note]) -> String {
    guard !notes.isEmpty else { return "No notes.\n" }
    let lines = notes.enumerated().map { index, note in
      let number = String(index + 1)
      let gap = String(repeating: " ", count: max(0, 4 - number.count))
      return "\(gap)\(number)  \(view.display.headline(note.title.text))\n"
    }
    return "Notes\n" + lines.joined()
  }

  private var view: NoteListView {
    NoteListView(display: landing.context.display, json: false)
  }
}

extension NoteListState {
  /// The state if it is final, else `nil`.
  fileprivate var lasting: NoteListState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .added, .removed, .failure: self
    }
  }
}
