import BookshelfDomain
import Composition
import CoreDomain

/// The walk through bookshelf: an order is handed to the screen, and where that leaves for a place, the
/// walk goes there. There is one place so far, the list.
struct BookshelfWalk: FeatureWalk {
  private let screens: any BookshelfScreens
  private let landing: BrowseLanding
  /// What the numbers of the list mean.
  private var numbered: [Comic.ID] = []

  init(through screens: any BookshelfScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] {
    [
      BrowseHelp(word: "list", letter: "l", purpose: "what is kept, newest first"),
      BrowseHelp(word: "add", letter: "a", argument: "TITLE", purpose: "add a comic"),
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
    let binding = ScreenBinding<ComicListState, ComicListState>(view: \.lasting)
    switch await binding.outcome(of: await screen.states(), during: { await screen.show() }) {
    case .success(let bookshelf):
      numbered = bookshelf.map(\.id)
      try landing.tell(Printout(page(of: bookshelf)))
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

extension BookshelfWalk {
  /// Asks something of the screen, tells what comes of it, and goes where the screen leaves for.
  private mutating func ask(
    _ intent: @escaping @Sendable (any ComicListScreen) async -> Void
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

  private func id(of number: String) throws(BrowseFailure) -> Comic.ID {
    guard let number = Int(number), numbered.indices.contains(number - 1) else {
      throw .mistake(
        numbered.isEmpty
          ? "The list is empty." : "Write “delete N”, with a number from 1 to \(numbered.count).")
    }
    return numbered[number - 1]
  }

  private func page(of bookshelf: [Comic]) -> String {
    guard !bookshelf.isEmpty else { return "No bookshelf.\n" }
    let lines = bookshelf.enumerated().map { index, comic in
      let number = String(index + 1)
      let gap = String(repeating: " ", count: max(0, 4 - number.count))
      return "\(gap)\(number)  \(view.display.headline(comic.title.text))\n"
    }
    return "Bookshelf\n" + lines.joined()
  }

  private var view: ComicListView {
    ComicListView(display: landing.context.display, json: false)
  }
}

extension ComicListState {
  /// The state, where it is none on the way to another one.
  fileprivate var lasting: ComicListState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .added, .removed, .failure: self
    }
  }
}
