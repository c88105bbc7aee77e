import ArgumentParser
import CoreCLI
import CoreDomain
import StargazersDomain

struct StargazersHistoryCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show the number of new stars of a repository, week by week.",
    discussion: """
      The history is public, even if the list of stargazers is not. An existing SVG file is replaced \
      only when the new one is complete.
      """)

  @OptionGroup var repository: StargazersRepositoryOptions

  @Flag(help: "Show the growth as a chart.")
  var chart = false

  @Option(
    text: "Also write the chart to an SVG file.", "file", completion: .file(extensions: ["svg"]))
  var svg: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if chart && common.json {
      throw ValidationError("--chart and --json cannot be combined. Leave one of them out.")
    }
    if let svg, svg.isBlank || svg == "-" {
      throw ValidationError(
        "--svg needs the name of a file. “-”, the standard output, is not "
          + "possible, because the history goes there.")
    }
  }

  func run(_ screens: any StargazersScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.history(navigator: context.navigator)
    let view = StargazerHistoryView(context: context, json: common.json, asChart: chart)
    let commandOutput = await context.commandOutput(
      of: screen, for: .show(repository: repository.typed, refreshes: repository.refresh),
      view: view.commandOutput)
    guard let svg, commandOutput.status == .success else { return commandOutput }
    let picture = await context.drawStarHistory(of: repository.typed, to: svg, on: screens)
    // Standard output contains only the history. Notices about its origin are printed once.
    return CommandOutput(
      bytes: commandOutput.output,
      notices: commandOutput.notices
        + picture.notices.filter { !commandOutput.notices.contains($0) },
      status: picture.status)
  }
}
