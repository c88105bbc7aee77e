package import CoreDomain

/// A ``BrowseFeature`` with the behavior that all features share: it remembers the places that the
/// user has visited, and runs the commands that lead to other places.
///
/// A feature only declares its commands and shows its places. Extensions find the command of a
/// line, follow the routes of the screens, and return to the previous place with `back`.
package protocol BrowsePart: BrowseFeature {
  associatedtype Place: Hashable, Sendable
  associatedtype Destination

  /// The commands of the feature, in the order of the help, without `back`.
  static var commands: [BrowseCommand<Self>] { get }

  /// The console, and the navigator that all screens of the feature use.
  var landing: BrowseEnvironment { get }

  /// The visited places, oldest first. The last one is the current place. `back` removes it, but
  /// never the first one.
  var places: [Place] { get set }

  /// Loads a place and prints it. Returns whether this was possible.
  mutating func show(_ place: Place) async throws(BrowseFailure) -> Bool

  func destination(of route: Route) -> Destination?

  /// Shows a destination of this feature. By default, visits the destination if it is a place.
  mutating func open(_ destination: Destination) async throws(BrowseFailure)

  /// Interprets a line that does not start with the name of a command. By default, `3` means
  /// `show 3`.
  ///
  /// - Returns: The line to run instead, or `nil` if the line is not a command.
  func meaning(of line: BrowseLine) -> BrowseLine?
}

extension BrowsePart where Place == Destination {
  package mutating func open(_ destination: Destination) async throws(BrowseFailure) {
    try await visit(destination)
  }
}

extension BrowsePart {
  package func meaning(of line: BrowseLine) -> BrowseLine? {
    Int(line.word) != nil && line.rest.isEmpty ? BrowseLine("show \(line.word)") : nil
  }

  package var navigator: any Navigator { landing.navigator }
  package var context: CommandContext { landing.context }

  /// Sends an intent to a screen, and prints the output for the final state.
  ///
  /// - Parameter view: Returns the output for a state, or `nil` for an intermediate state.
  /// - Returns: The final state. `nil` if no final state was shown, or if its output reports a
  ///   failure.
  @discardableResult
  package func tell<State: TerminalState, Intent: Sendable>(
    _ screen: any Screen<State, Intent>, _ intent: Intent,
    _ view: @escaping @Sendable (State) -> CommandOutput?
  ) async throws(BrowseFailure) -> State? {
    let last = await screen.outcome(of: intent, telling: context.spinner) { state in
      view(state).map { (state, $0) }
    }
    let commandOutput = last?.1 ?? .unanswered
    try landing.tell(commandOutput)
    return commandOutput.status == .success ? last?.0 : nil
  }

  /// Sends an intent to a screen, and prints the output for each state that has one: for example,
  /// first the cached list and then the fetched list.
  ///
  /// - Parameter view: Returns the output for a state, or `nil` to print nothing. Its second
  ///   argument is the last state that was shown.
  /// - Returns: The states that were shown.
  @discardableResult
  package func tellAll<State: TerminalState, Intent: Sendable>(
    _ screen: any Screen<State, Intent>, _ intent: Intent,
    _ view: @escaping @Sendable (State, _ last: State?) -> CommandOutput?
  ) async throws(BrowseFailure) -> [State] {
    let telling = BrowseTelling<State>(on: landing, view: view)
    try await telling.follow(
      await screen.states(), telling: context.spinner, progress: { $0.progress?.text }
    ) { await screen.send(intent) }
    return telling.shown
  }
}

// MARK: - Commands

extension BrowsePart {
  /// The commands, without the commands that lead to a feature that the session lacks.
  private var allCommands: [BrowseCommand<Self>] {
    let own = Self.commands.filter { command in
      command.feature.map(landing.features.contains) ?? true
    }
    return own + [
      BrowseCommand("back", "b", help: "go back to the previous place") {
        part, _ throws(BrowseFailure) in
        try await part.goBack()
      }
    ]
  }

  package var browseCommands: [BrowseHelp] { allCommands.map(\.help) }

  /// Returns the commands with these names as buttons, a line each, in the order of the help.
  package static func buttons(_ words: String...) -> String {
    commands.map(\.help).filter { words.contains($0.word) }.map(\.button.line).joined()
  }

  package mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    let spoken = allCommands.first { $0.isMeant(by: line) }.map { ($0, line) }
    let meant = meaning(of: line).flatMap { line in
      allCommands.first { $0.isMeant(by: line) }.map { ($0, line) }
    }
    guard let (command, line) = spoken ?? meant else { return false }
    guard line.rest.isEmpty || !command.help.argument.isEmpty else {
      throw .mistake("“\(command.help.word)” takes no argument, got “\(line.rest.harmless)”.")
    }
    try await command.run(&self, BrowseArgument(text: line.rest, help: command.help))
    try await followRoutes()
    return true
  }

  /// Follows the routes to which the screens have navigated. Passes routes of other features to the
  /// session.
  package mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  package mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = destination(of: route) else { return false }
    try await open(destination)
    return true
  }
}

// MARK: - Places

extension BrowsePart {
  /// Shows a place. If this succeeds, the place becomes the current place.
  package mutating func visit(_ place: Place) async throws(BrowseFailure) {
    guard try await show(place), places.last != place else { return }
    places.append(place)
    if places.count > browsePlaceLimit { places.remove(at: 1) }
  }

  /// Shows a place. If this succeeds, the place replaces the current place.
  package mutating func replace(by place: Place) async throws(BrowseFailure) {
    if try await show(place) { places[places.count - 1] = place }
  }

  package mutating func goBack() async throws(BrowseFailure) {
    guard places.count > 1 else { throw .mistake("There is nothing to go back to yet.") }
    places.removeLast()
    try await showAgain()
  }

  package mutating func showAgain() async throws(BrowseFailure) {
    if let place = places.last { _ = try await show(place) }
  }
}

/// The maximum number of ``BrowsePart/places``: the current place, and those that `back` returns
/// to.
let browsePlaceLimit = 100
