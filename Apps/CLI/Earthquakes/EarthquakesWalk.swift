import Composition
import CoreDomain
import EarthquakesDomain

/// The walk through earthquakes: an order is handed to the screen, and where that leaves for a place, the
/// walk goes there. There is one place so far, the list.
struct EarthquakesWalk: FeatureWalk {
  private let screens: any EarthquakesScreens
  private let landing: BrowseLanding
  /// What the numbers of the list mean.
  private var numbered: [Quake.ID] = []

  init(through screens: any EarthquakesScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] {
    [
      BrowseHelp(word: "list", letter: "l", purpose: "what is kept, newest first"),
      BrowseHelp(word: "add", letter: "a", argument: "TITLE", purpose: "add a quake"),
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
    let binding = ScreenBinding<QuakeListState, QuakeListState>(view: \.lasting)
    switch await binding.outcome(of: await screen.states(), during: { await screen.show() }) {
    case .success(let earthquakes):
      numbered = earthquakes.map(\.id)
      try landing.tell(Printout(page(of: earthquakes)))
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

extension EarthquakesWalk {
  /// Asks something of the screen, tells what comes of it, and goes where the screen leaves for.
  private mutating func ask(
    _ intent: @escaping @Sendable (any QuakeListScreen) async -> Void
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

  private func id(of number: String) throws(BrowseFailure) -> Quake.ID {
    guard let number = Int(number), numbered.indices.contains(number - 1) else {
      throw .mistake(
        numbered.isEmpty
          ? "The list is empty." : "Write “delete N”, with a number from 1 to \(numbered.count).")
    }
    return numbered[number - 1]
  }

  private func page(of earthquakes: [Quake]) -> String {
    guard !earthquakes.isEmpty else { return "No earthquakes.\n" }
    let lines = earthquakes.enumerated().map { index, quake in
      let number = String(index + 1)
      let gap = String(repeating: " ", count: max(0, 4 - number.count))
      return "\(gap)\(number)  \(view.display.headline(quake.title.text))\n"
    }
    return "Earthquakes\n" + lines.joined()
  }

  private var view: QuakeListView {
    QuakeListView(display: landing.context.display, json: false)
  }
}

extension QuakeListState {
  /// The state, where it is none on the way to another one.
  fileprivate var lasting: QuakeListState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .added, .removed, .failure: self
    }
  }
}
