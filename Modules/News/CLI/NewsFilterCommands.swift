import ArgumentParser
import CoreCLI
import CoreDomain
import NewsDomain

struct NewsFiltersCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "filters", abstract: "List the filters.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.printNewsFilters(.show, on: screens, json: common.json)
  }
}

struct NewsFilterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter", abstract: "Add and remove filters.",
    discussion: """
      Filters hide stories and delete none. A story is hidden if a “block” filter matches it, or if \
      there are “keep” filters and none matches it. Starred stories are never hidden.
      """,
    subcommands: [NewsFilterAddCommand.self, NewsFilterRemoveCommand.self])
}

struct NewsFilterAddCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a filter.",
    discussion: "An example: seams news filter add block title football")

  @Argument(
    text: "Whether to show or to hide the stories that match.", "keep|block",
    completion: .list(NewsFilter.Verdict.allCases.map(\.rawValue)))
  var verdict: String

  @Argument(
    text: "The field to compare.", "title|author|address|age",
    completion: .list(["title", "author", "address", "age"]))
  var field: String

  @Argument(text: "The text to search for, or a number of days.", "value")
  var value: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let form = NewsFilterForm(verdict: verdict, field: field, value: value)
    return await context.printNewsFilters(.add(form), on: screens, json: common.json)
  }
}

struct NewsFilterRemoveCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a filter, which shows its stories again.")

  @Argument(text: "The number of the filter in the list of filters.", "number")
  var number: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.printNewsFilters(.remove(number), on: screens, json: common.json)
  }
}

extension CommandContext {
  func printNewsFilters(
    _ intent: NewsFiltersIntent, on screens: any NewsScreens, json: Bool
  ) async -> CommandOutput {
    let view = NewsFiltersView(display: display, json: json)
    return await commandOutput(
      of: screens.filters(navigator: navigator), for: intent, view: view.commandOutput)
  }
}
