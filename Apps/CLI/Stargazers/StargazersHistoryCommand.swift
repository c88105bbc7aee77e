import ArgumentParser
import Composition
import CoreDomain
import StargazersDomain

struct StargazersHistoryCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show how a repository got its stars, week by week.",
    discussion: """
      It is public where the list is not. A picture is put in its place when it is whole; until then, \
      and when something fails, what is there stays.
      """)

  @OptionGroup var repository: StargazersRepositoryOptions

  @Flag(help: "Draw how the number of stars has grown.")
  var chart = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Draw it, too, in SVG.", valueName: "file"),
    completion: .file(extensions: ["svg"]), transform: PlainText.read)
  var svg: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if chart && common.json {
      throw ValidationError("--chart draws for people, and --json is for programs. Choose one.")
    }
    if let svg, svg.isBlank || svg == "-" {
      throw ValidationError(
        "--svg takes the name of a file: standard output holds the history.")
    }
  }

  func run(
    _ screens: any StargazersScreens, in context: CommandContext
  ) async -> Printout {
    let (typed, refreshes) = (repository.typed, repository.refresh)
    let screen = screens.history(navigator: context.navigator)
    let view = StargazerHistoryView(in: context, json: common.json, asChart: chart)
    let printout = await ScreenBinding(
      view: view.printout, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
    ).printout(of: await screen.states(), telling: context.spinner) {
      await screen.show(typed, refreshes: refreshes)
    }
    guard let svg, printout.status == .success else { return printout }
    let picture = await context.drawStarHistory(of: typed, to: svg, on: screens)
    // Standard output contains only the history. Notices about its origin are printed once.
    return Printout(
      bytes: printout.output,
      notices: printout.notices + picture.notices.filter { !printout.notices.contains($0) },
      status: picture.status)
  }
}
