import ArgumentParser
import CoreCLI
import CoreDomain
import StargazersDomain

struct StargazersListCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the stargazers of a repository, oldest first.",
    discussion: """
      Press Ctrl-C to stop a long download. The next request continues from there.
      """)

  @OptionGroup var repository: StargazersRepositoryOptions

  @Option(
    text: "The maximum number of stargazers (default: that of the last list, initially "
      + "\(PageSize.usual.rows)).", "number")
  var limit: String?

  @Option(text: "Where to start: the number of stargazers to skip.", "number")
  var cursor: String?

  @Flag(help: "List the newest stargazers first.")
  var newest = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any StargazersScreens, in context: CommandContext) async -> CommandOutput {
    let form = StargazerListForm(
      repository: repository.typed, order: newest ? StargazerOrder.newest.rawValue : "",
      limit: limit ?? "", cursor: cursor ?? "", refreshes: repository.refresh)
    let screen = screens.list(navigator: context.navigator)
    let view = StargazerListView(context: context, json: common.json)
    return await context.commandOutput(of: screen, for: .show(form), view: view.commandOutput)
  }
}

struct StargazersShowCommand: StargazersLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one stargazer of a repository.",
    discussion: "Downloads the whole list if necessary.")

  @Argument(text: "The owner and the name of the repository.", "owner/repo")
  var repository: String

  @Argument(text: "The name of the account; case is ignored.", "login")
  var login: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any StargazersScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.detail(navigator: context.navigator)
    let view = StargazerDetailView(context: context, json: common.json)
    return await context.commandOutput(
      of: screen, for: .show(login: login, repository: repository), view: view.commandOutput)
  }
}
