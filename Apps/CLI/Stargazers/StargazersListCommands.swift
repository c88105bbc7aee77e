import ArgumentParser
import Composition
import CoreDomain
import StargazersDomain

struct StargazersListCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show who has starred a repository, the oldest star first.",
    discussion: """
      A walk through many pages can be stopped with Ctrl-C: the same question goes on from there.
      """)

  @OptionGroup var repository: StargazersRepositoryOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "At most this many; otherwise as many as the last time, at first \(PageSize.usual.rows).",
      valueName: "number"),
    transform: PlainText.read)
  var limit: String?

  @Flag(help: "Show the newest star first.")
  var newest = false

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any StargazersScreens, in context: CommandContext
  ) async -> Printout {
    let form = StargazerListForm(
      repository: repository.typed, order: newest ? StargazerOrder.newest.rawValue : "",
      limit: limit ?? "", refreshes: repository.refresh)
    let screen = screens.list(navigator: context.navigator)
    let view = StargazerListView(in: context, json: common.json)
    return await ScreenBinding(
      view: view.printout, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
    ).printout(of: await screen.states(), telling: context.spinner) { await screen.show(form) }
  }
}

struct StargazersOpenCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Show one of those who have starred a repository.",
    discussion: "Where it takes the whole list to find them, the whole list is walked through.")

  @Argument(
    help: ArgumentHelp("An owner, a slash and a name.", valueName: "owner/repo"),
    transform: PlainText.read)
  var repository: String

  @Argument(
    help: ArgumentHelp("The name of the account, in upper or lower case.", valueName: "login"),
    transform: PlainText.read)
  var login: String

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any StargazersScreens, in context: CommandContext
  ) async -> Printout {
    let (login, repository) = (login, repository)
    let screen = screens.detail(navigator: context.navigator)
    let view = StargazerDetailView(in: context, json: common.json)
    return await ScreenBinding(
      view: view.printout, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
    ).printout(of: await screen.states(), telling: context.spinner) {
      await screen.show(login, of: repository)
    }
  }
}
