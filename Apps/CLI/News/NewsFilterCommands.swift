import ArgumentParser
import Composition
import CoreDomain
import NewsDomain

struct NewsFiltersCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "filters", abstract: "Show the filters.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    await context.printNewsFilters(screens, json: common.json) { screen in await screen.show() }
  }
}

/// The commands that change the filters.
struct NewsFilterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter", abstract: "Keep stories from the list, or keep them on it.",
    discussion: """
      Filters hide, and throw nothing away. A story is hidden that one to block fits, or, where there \
      are some to keep, that none of these fits. One with a star is never hidden.
      """,
    subcommands: [NewsFilterAddCommand.self, NewsFilterRemoveCommand.self])
}

struct NewsFilterAddCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a filter.",
    discussion: "An example: seams news filter add block title football")

  @Argument(
    help: ArgumentHelp("What becomes of what it fits.", valueName: "keep|block"),
    completion: .list(NewsFilter.Verdict.allCases.map(\.rawValue)), transform: PlainText.read)
  var verdict: String

  @Argument(
    help: ArgumentHelp("What it looks at.", valueName: "title|author|address|age"),
    completion: .list(["title", "author", "address", "age"]), transform: PlainText.read)
  var field: String

  @Argument(
    help: ArgumentHelp("A text to look for, or a number of days.", valueName: "value"),
    transform: PlainText.read)
  var value: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let form = NewsFilterForm(verdict: verdict, field: field, value: value)
    return await context.printNewsFilters(screens, json: common.json) { screen in
      await screen.add(form)
    }
  }
}

struct NewsFilterRemoveCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a filter; what it alone hid is shown again.")

  @Argument(
    help: ArgumentHelp("Its number, as the list shows it.", valueName: "number"),
    transform: PlainText.read)
  var number: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let number = number
    return await context.printNewsFilters(screens, json: common.json) { screen in
      await screen.remove(number)
    }
  }
}

extension CommandContext {
  /// Sends an intent to the filters screen and prints the resulting filters.
  func printNewsFilters(
    _ screens: any NewsScreens, json: Bool,
    _ intent: @escaping @Sendable (any NewsFiltersScreen) async -> Void
  ) async -> Printout {
    let screen = screens.filters(navigator: navigator)
    let view = NewsFiltersView(display: display, json: json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await intent(screen)
    }
  }
}
