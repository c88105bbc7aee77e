import ArgumentParser
import BookshelfDomain
import CoreCLI
import CoreDomain

struct BookshelfShowCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a series with its volumes and episodes.")

  @Argument(text: "The series' identifier, as printed by “list”.", "series")
  var series: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.detail(for: .user, navigator: context.navigator)
    let view = ComicDetailView(context: context, json: common.json)
    return await context.commandOutput(
      of: screen, for: .show(ComicSeries.ID(series)), view: view.commandOutput)
  }
}

struct BookshelfReadCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a page of a volume or an episode.",
    discussion: """
      Without --page, shows the page where you stopped, or else the first page. If you are signed in, \
      the page that is shown becomes your progress. A finished volume or episode that you open \
      without --page stays finished.
      """)

  @Argument(text: "The identifier of a volume or an episode, as printed by “show”.", "comic")
  var comic: String

  @Option(text: "The page, counted from 1.", "number")
  var page: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    try Self.refuseBlank([("page", page)])
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.page(for: .user, navigator: context.navigator)
    let view = ComicPageView(context: context, json: common.json)
    return await context.commandOutput(
      of: screen, for: .show(comic, page: page ?? ""), view: view.commandOutput)
  }
}
