import ArgumentParser
import Composition
import CoreDomain
import EarthquakesDomain

/// The commands of the feature: each is the controller of one screen. A new one is a struct like
/// these and a place in the list.
struct EarthquakesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earthquakes", abstract: "Keep earthquakes.",
    subcommands: [
      EarthquakesAddCommand.self, EarthquakesListCommand.self, EarthquakesRemoveCommand.self,
    ])
}

/// A command of the feature.
protocol EarthquakesLeafCommand: FeatureCommand where Owner == EarthquakesFeature {}

struct EarthquakesListCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.",
    discussion: "At most \(Quake.listLimit) are shown.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> Printout {
    await context.printEarthquakes(screens, json: common.json) { screen in await screen.show() }
  }
}

struct EarthquakesAddCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a quake.")

  @Argument(
    help: "The title, in one line of at most \(QuakeTitle.limit) characters.",
    transform: PlainText.read)
  var title: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> Printout {
    let typed = title
    return await context.printEarthquakes(screens, json: common.json) { screen in
      await screen.add(typed)
    }
  }
}

struct EarthquakesRemoveCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a quake.", aliases: ["delete"])

  @Argument(help: "The identifier, as the list shows it.", transform: PlainText.read)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> Printout {
    let id = Quake.ID(id)
    return await context.printEarthquakes(screens, json: common.json) { screen in
      await screen.remove(id)
    }
  }
}

extension CommandContext {
  /// Asks something of a list, and prints what comes of it.
  fileprivate func printEarthquakes(
    _ screens: any EarthquakesScreens, json: Bool,
    _ intent: @escaping @Sendable (any QuakeListScreen) async -> Void
  ) async -> Printout {
    let screen = screens.list(navigator: navigator)
    let view = QuakeListView(display: display, json: json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await intent(screen) }
  }
}
