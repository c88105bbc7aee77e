import ArgumentParser
import CoreCLI
import CoreDomain
import EarthquakesDomain

struct EarthquakesCountCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Count earthquakes.")

  @OptionGroup var options: QuakeFormOptions
  @OptionGroup var common: CommonOptions

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.count(navigator: context.navigator, dialogs: NoopDialogPresenter())
    let view = QuakeCountView(context: context, json: common.json)
    return await context.commandOutput(
      of: screen, for: .count(options.form), view: view.commandOutput)
  }
}
