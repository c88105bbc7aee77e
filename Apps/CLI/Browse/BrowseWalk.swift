import Composition
import CoreDomain

/// A walk through the screens: a line at a time is read and handed to the feature where the walk is,
/// and where a screen leaves for a place of another feature, the walk goes there.
struct BrowseWalk {
  private let landing: BrowseLanding
  private var parts: [Part] = []
  /// Where among ``parts`` the walk is.
  private var current = 0
  private var isOver = false

  /// - Parameters:
  ///   - features: in their order; one at least.
  ///   - name: the feature where the walk begins; the first one where it is nothing.
  init(
    _ features: [any CommandLineFeature], from name: String? = nil, in context: CommandContext
  ) async throws(StartFailure) {
    precondition(!features.isEmpty, "a walk goes through one feature at least")
    landing = BrowseLanding(context: context)
    for feature in features {
      parts.append(Part(name: feature.name, walk: try await feature.walk(from: landing)))
    }
    current = parts.firstIndex { $0.name == name } ?? 0
  }

  /// Walks until the end of the input, or until it is told to stop.
  mutating func run() async -> Printout {
    do throws(BrowseFailure) {
      try await parts[current].walk.showAgain()
      while !isOver { try await takeOrder() }
      return Printout()
    } catch {
      switch error {
      case .mistake(let sentence): return .failure(sentence, .software)
      case .console(let failure): return .failure(failure.description, .inputOutput)
      }
    }
  }

  /// A feature of the walk.
  private struct Part {
    let name: String
    var walk: any FeatureWalk
  }
}

extension BrowseWalk {
  /// Reads a line and carries it out. What is wrong with it is told, and the walk goes on.
  private mutating func takeOrder() async throws(BrowseFailure) {
    do throws(BrowseFailure) {
      let line = try await landing.ask("> ", isAlwaysShown: false)
      guard let line else { return isOver = true }
      if !line.isBlank { try await perform(BrowseLine(line)) }
      try await followRoutes()
    } catch {
      guard case .mistake(let sentence) = error else { throw error }
      try landing.tell(Printout(notices: [sentence]))
    }
  }

  private mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) {
    switch line.word {
    case "q", "quit": isOver = true
    case "h", "help": try landing.tell(Printout(orders.map(\.line).joined()))
    case "go" where parts.count > 1: try await go(to: line.rest.lowercased())
    default:
      guard try await parts[current].walk.perform(line) else {
        let words = orders.map(\.word).joined(separator: ", ")
        throw .mistake(
          "“\(line.typed.harmless)” is no order here. There are \(words)."
            + Spelling.suggestion(for: line.word, among: orders.map(\.word)))
      }
    }
  }

  /// Goes to a feature by its name, to where the walk was in it.
  private mutating func go(to name: String) async throws(BrowseFailure) {
    guard let part = parts.firstIndex(where: { $0.name == name }) else {
      throw .mistake(
        "Write “go \(names)”." + Spelling.suggestion(for: name, among: parts.map(\.name)))
    }
    current = part
    try await parts[part].walk.showAgain()
  }

  /// Goes where screens have left for that do not know the way themselves.
  private mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takePassedRoutes() {
      guard try await follow(route) else {
        throw .mistake("The walk does not lead to \(route).")
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

  /// The orders of the feature where the walk is, and those of every walk.
  private var orders: [BrowseHelp] {
    let go = BrowseHelp(
      word: "go", argument: names, purpose: "another feature, where you were in it")
    return parts[current].walk.orders + (parts.count > 1 ? [go] : []) + [
      BrowseHelp(word: "help", letter: "h", purpose: "this list"),
      BrowseHelp(word: "quit", letter: "q", purpose: "the end"),
    ]
  }

  private var names: String { parts.map(\.name).joined(separator: "|") }
}

extension CommandLineFeature {
  /// The feature's part of a walk, over screens of its own.
  fileprivate func walk(
    from landing: BrowseLanding
  ) async throws(StartFailure) -> any FeatureWalk {
    walk(through: try await landing.context.features.screens(of: self), from: landing)
  }
}
