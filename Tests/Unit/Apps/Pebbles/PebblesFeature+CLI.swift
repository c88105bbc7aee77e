import ArgumentParser
import Composition
import CoreDomain

@testable import CLI

extension PebblesFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { PebblesCommand.self }

  func walk(through screens: Pebbles, from landing: BrowseLanding) -> any FeatureWalk {
    PebblesWalk(screens: screens, landing: landing)
  }

  func values(for request: CompletionRequest, from screens: Pebbles) async -> [String] {
    screens.names
  }
}

struct PebblesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pebbles", subcommands: [PebblesListCommand.self])
}

struct PebblesListCommand: FeatureCommand {
  typealias Owner = PebblesFeature

  static let configuration = CommandConfiguration(commandName: "list")

  @Option(transform: PlainText.number) var limit = 20
  @Option var order = PebbleOrder.smallest
  @OptionGroup var common: CommonOptions

  func run(_ screens: Pebbles, in context: CommandContext) async -> Printout {
    let lines = screens.names.map { context.display.tag($0) + "\n" }
    return common.json
      ? Printout(json: screens.names, notices: screens.notices)
      : Printout(lines.joined(), notices: screens.notices)
  }
}

enum PebbleOrder: String, CaseIterable, ExpressibleByArgument {
  case smallest, roundest
}

/// A part of a browse session that shows the pebbles and has no commands.
private struct PebblesWalk: FeatureWalk {
  let screens: Pebbles
  let landing: BrowseLanding
  let orders: [BrowseHelp] = []

  mutating func showAgain() async throws(BrowseFailure) {
    try landing.tell(Printout(screens.names.map { $0 + "\n" }.joined()))
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool { false }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool { false }
}
