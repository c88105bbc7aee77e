import ArgumentParser
import Composition
import CoreDomain
import NotesDomain

/// The commands of the feature: each is the controller of one screen. To add one, write a struct
/// like these and add it to the list.
struct NotesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes", abstract: "Keep notes.",
    subcommands: [NotesAddCommand.self, NotesListCommand.self, NotesRemoveCommand.self])
}

/// A command of the feature.
protocol NotesLeafCommand: FeatureCommand where Owner == NotesFeature {}

struct NotesListCommand: NotesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.",
    discussion: "At most \(Note.listLimit) are shown.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NotesScreens, in context: CommandContext) async -> Printout {
    await context.printNotes(screens, json: common.json) { screen in await screen.show() }
  }
}

struct NotesAddCommand: NotesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a note.")

  @Argument(
    help: "The title, in one line of at most \(NoteTitle.limit) characters.",
    transform: PlainText.read)
  var title: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NotesScreens, in context: CommandContext) async -> Printout {
    let typed = title
    return await context.printNotes(screens, json: common.json) { screen in
      await screen.add(typed)
    }
  }
}

struct NotesRemoveCommand: NotesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a note.", aliases: ["delete"])

  @Argument(help: "The identifier, as the list shows it.", transform: PlainText.read)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NotesScreens, in context: CommandContext) async -> Printout {
    let id = Note.ID(id)
    return await context.printNotes(screens, json: common.json) { screen in
      await screen.remove(id)
    }
  }
}

extension CommandContext {
  /// Sends an intent to a list, and prints the result.
  fileprivate func printNotes(
    _ screens: any NotesScreens, json: Bool,
    _ intent: @escaping @Sendable (any NoteListScreen) async -> Void
  ) async -> Printout {
    let screen = screens.list(navigator: navigator)
    let view = NoteListView(display: display, json: json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await intent(screen) }
  }
}
