import ArgumentParser
import Composition
import CoreDomain
import HTTPTypes

@testable import CoreCLI
@testable import CoreWeb
@testable import seams
@testable import seams_server

/// A feature for these tests only, which hold whatever features the programs have.
struct PebblesFeature: Feature {
  func migrations(with indexes: TextIndexes) -> [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Pebbles { Pebbles() }
}

/// The feature's screens: the names of pebbles.
struct Pebbles: Hashable, Sendable {
  var names: [String] = []
  /// The lines for standard error.
  var notices: [String] = []
}

struct PebblesCLIFeature: CLIFeature {
  var commands: any ParsableCommand.Type { PebblesCommand.self }

  func walk(through screens: Pebbles, from landing: BrowseEnvironment) -> any BrowseFeature {
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
  typealias Screens = Pebbles

  static let configuration = CommandConfiguration(commandName: "list")

  @Option var limit = 20
  @Option var order = PebbleOrder.smallest
  @OptionGroup var common: CommonOptions

  func run(_ screens: Pebbles, in context: CommandContext) async -> CommandOutput {
    let lines = screens.names.map { context.display.tag($0) + "\n" }
    return common.json
      ? CommandOutput(json: screens.names, notices: screens.notices)
      : CommandOutput(lines.joined(), notices: screens.notices)
  }
}

enum PebbleOrder: String, CaseIterable, ExpressibleByArgument {
  case smallest, roundest
}

/// A part of a browse session that shows the pebbles and has no commands.
private struct PebblesWalk: BrowseFeature {
  let screens: Pebbles
  let landing: BrowseEnvironment
  let browseCommands: [BrowseHelp] = []

  mutating func showAgain() async throws(BrowseFailure) {
    try landing.tell(CommandOutput(screens.names.map { $0 + "\n" }.joined()))
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool { false }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool { false }
}

struct PebblesWebFeature: WebFeature {
  func served(_ screens: Pebbles) -> ServerFeature {
    let place = Route(path: ["pebbles"])
    return ServerFeature(
      menu: PageMenu("Pebbles", [PageLink("All pebbles", to: place)]),
      routes: { layout in
        [
          ServerRoute(.get, "/pebbles") { _ in
            layout.reply(Page(title: "Pebbles", content: "", place: place))
          }
        ]
      },
      api: OpenAPIPart("{}"), isReady: {})
  }
}
