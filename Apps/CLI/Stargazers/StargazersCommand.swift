import ArgumentParser
import Composition
import CoreDomain
import StargazersDomain

/// The commands of the feature: each is the controller of one screen. A new one is a struct like
/// these and a place in the list.
struct StargazersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stargazers", abstract: "Keep stargazers.",
    subcommands: [
      StargazersAddCommand.self, StargazersListCommand.self, StargazersRemoveCommand.self,
    ])
}

/// A command of the feature.
protocol StargazersLeafCommand: FeatureCommand where Owner == StargazersFeature {}

struct StargazersListCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.",
    discussion: "At most \(Stargazer.listLimit) are shown.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any StargazersScreens, in context: CommandContext) async -> Printout {
    await context.printStargazers(screens, json: common.json) { screen in await screen.show() }
  }
}

struct StargazersAddCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a stargazer.")

  @Argument(
    help: "The title, in one line of at most \(StargazerTitle.limit) characters.",
    transform: PlainText.read)
  var title: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any StargazersScreens, in context: CommandContext) async -> Printout {
    let typed = title
    return await context.printStargazers(screens, json: common.json) { screen in
      await screen.add(typed)
    }
  }
}

struct StargazersRemoveCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a stargazer.", aliases: ["delete"])

  @Argument(help: "The identifier, as the list shows it.", transform: PlainText.read)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any StargazersScreens, in context: CommandContext) async -> Printout {
    let id = Stargazer.ID(id)
    return await context.printStargazers(screens, json: common.json) { screen in
      await screen.remove(id)
    }
  }
}

extension CommandContext {
  /// Asks something of a list, and prints what comes of it.
  fileprivate func printStargazers(
    _ screens: any StargazersScreens, json: Bool,
    _ intent: @escaping @Sendable (any StargazerListScreen) async -> Void
  ) async -> Printout {
    let screen = screens.list(navigator: navigator)
    let view = StargazerListView(display: display, json: json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await intent(screen) }
  }
}
