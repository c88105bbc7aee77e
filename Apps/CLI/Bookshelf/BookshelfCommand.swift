import ArgumentParser
import BookshelfDomain
import Composition
import CoreDomain

/// The commands of the feature: each is the controller of one screen. A new one is a struct like
/// these and a place in the list.
struct BookshelfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookshelf", abstract: "Keep bookshelf.",
    subcommands: [BookshelfAddCommand.self, BookshelfListCommand.self, BookshelfRemoveCommand.self])
}

/// A command of the feature.
protocol BookshelfLeafCommand: FeatureCommand where Owner == BookshelfFeature {}

struct BookshelfListCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.",
    discussion: "At most \(Comic.listLimit) are shown.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    await context.printBookshelf(screens, json: common.json) { screen in await screen.show() }
  }
}

struct BookshelfAddCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a comic.")

  @Argument(
    help: "The title, in one line of at most \(ComicTitle.limit) characters.",
    transform: PlainText.read)
  var title: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let typed = title
    return await context.printBookshelf(screens, json: common.json) { screen in
      await screen.add(typed)
    }
  }
}

struct BookshelfRemoveCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a comic.", aliases: ["delete"])

  @Argument(help: "The identifier, as the list shows it.", transform: PlainText.read)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let id = Comic.ID(id)
    return await context.printBookshelf(screens, json: common.json) { screen in
      await screen.remove(id)
    }
  }
}

extension CommandContext {
  /// Asks something of a list, and prints what comes of it.
  fileprivate func printBookshelf(
    _ screens: any BookshelfScreens, json: Bool,
    _ intent: @escaping @Sendable (any ComicListScreen) async -> Void
  ) async -> Printout {
    let screen = screens.list(navigator: navigator)
    let view = ComicListView(display: display, json: json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await intent(screen) }
  }
}
