import CoreDomain

/// The interactive session of `seams browse`. It reads one line at a time, runs the line on the
/// current feature, and follows routes to the screens of other features.
package struct BrowseSession {
  private let landing: BrowseEnvironment
  private var parts: [Part]
  /// The index of the current feature in ``parts``.
  private var current: Int
  private var isOver = false

  /// - Parameters:
  ///   - parts: The features in order. There must be at least one feature.
  ///   - name: The name of the initial feature; `nil` means the first feature.
  package init(_ parts: [Part], from name: String? = nil, on landing: BrowseEnvironment) {
    precondition(!parts.isEmpty, "a browse session needs at least one feature")
    self.landing = landing
    self.parts = parts
    current = parts.firstIndex { $0.name == name } ?? 0
  }

  /// Runs until the end of the input or the `quit` command. The result is empty, because the output
  /// was printed, or the error that ended the session.
  package mutating func run() async -> CommandOutput {
    do throws(BrowseFailure) {
      try await parts[current].walk.showAgain()
      while !isOver { try await readCommand() }
      return CommandOutput()
    } catch {
      switch error {
      case .mistake(let sentence): return .failure(sentence, .software)
      case .console(.readerGone): return CommandOutput(status: .brokenPipe)
      case .console(let failure): return .failure(failure.description, .inputOutput)
      case .ended: return CommandOutput()
      }
    }
  }

  /// A feature of the session, with its name as in `go bookmarks`.
  package struct Part {
    let name: String
    var walk: any BrowseFeature

    package init(name: String, walk: any BrowseFeature) {
      self.name = name
      self.walk = walk
    }
  }
}

extension BrowseSession {
  /// Reads a line and runs it. If the line is invalid, prints the error and continues.
  private mutating func readCommand() async throws(BrowseFailure) {
    do throws(BrowseFailure) {
      let line = try await landing.ask(
        "> ", isAlwaysShown: false, completing: browseCommands.map(\.word))
      guard let line else { return isOver = true }
      if !line.isBlank { try await perform(BrowseLine(line)) }
      try await followRoutes()
    } catch {
      guard case .mistake(let sentence) = error else { throw error }
      try landing.tell(CommandOutput(notices: [sentence]))
    }
  }

  private mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) {
    switch line.word {
    case "q", "quit": isOver = true
    case "h", "help": try landing.tell(CommandOutput(browseCommands.map(\.line).joined()))
    case "go" where parts.count > 1: try await go(to: line.rest.lowercased())
    default:
      guard try await parts[current].walk.perform(line) else {
        if line.rest.isEmpty, parts.contains(where: { $0.name == line.word }) {
          return try await go(to: line.word)
        }
        let words = browseCommands.map(\.word).joined(separator: ", ")
        throw .mistake(
          "Unknown command “\(line.typed.harmless)”. Use one of: \(words)."
            + Spelling.suggestion(for: line.word, among: browseCommands.map(\.word)))
      }
    }
  }

  /// Switches to a feature, and shows the place that the user last visited in it.
  private mutating func go(to name: String) async throws(BrowseFailure) {
    guard let part = parts.firstIndex(where: { $0.name == name }) else {
      throw .mistake(
        "Write “go \(names)”." + Spelling.suggestion(for: name, among: parts.map(\.name)))
    }
    current = part
    try await parts[part].walk.showAgain()
  }

  private mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takePassedRoutes() {
      guard try await follow(route) else {
        throw .mistake("“\(route)” cannot be shown in a session. Use another command.")
      }
    }
  }

  private mutating func follow(_ route: Route) async throws(BrowseFailure) -> Bool {
    for part in parts.indices where try await parts[part].walk.go(to: route) {
      current = part
      return true
    }
    return false
  }

  private var browseCommands: [BrowseHelp] {
    let go = BrowseHelp(
      word: "go", argument: names, purpose: "switch to another feature")
    return parts[current].walk.browseCommands + (parts.count > 1 ? [go] : []) + [
      BrowseHelp(word: "help", letter: "h", purpose: "list the commands"),
      BrowseHelp(word: "quit", letter: "q", purpose: "end the session"),
    ]
  }

  private var names: String { parts.map(\.name).joined(separator: "|") }
}
