import ArgumentParser
import BookshelfDomain
import Composition
import CoreDomain

struct BookshelfShowCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a series: its volumes, and its episodes in their order.")

  @Argument(
    help: ArgumentHelp("The identifier, as the list shows it.", valueName: "series"),
    transform: PlainText.read)
  var series: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let id = ComicSeries.ID(series)
    let screen = screens.detail(for: .user, navigator: context.navigator)
    let view = ComicDetailView(in: context, json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.show(id)
    }
  }
}

struct BookshelfReadCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a page of a volume or an episode.",
    discussion:
      "Where you have come is kept for who is signed in, and without --page it goes on there.")

  @Argument(
    help: ArgumentHelp(
      "The identifier of a volume or an episode, as “show” tells it.", valueName: "comic"),
    transform: PlainText.read)
  var comic: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page, counted from 1.", valueName: "number"),
    transform: PlainText.number)
  var page: Int?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if let page, page < 1 {
      throw ValidationError("“\(page)” is no page: the first one is 1.")
    }
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let (comic, page) = (comic, page)
    let screen = screens.page(for: .user, navigator: context.navigator)
    let view = ComicPageView(in: context, json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.show(comic, page: page)
    }
  }
}
