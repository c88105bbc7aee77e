import ArgumentParser
import Composition
import CoreDomain
import EarthquakesDomain

struct EarthquakesCountCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Say how many earthquakes there were.")

  @OptionGroup var options: QuakeFormOptions
  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any EarthquakesScreens, in context: CommandContext
  ) async -> Printout {
    let form = options.form
    let screen = screens.count(navigator: context.navigator, dialogs: RestingDialogPresenter())
    let view = QuakeCountView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout, progress: QuakeWaiting.text)
      .printout(of: await screen.states(), telling: context.spinner) { await screen.count(form) }
  }
}
