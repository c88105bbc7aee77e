import ArgumentParser
import CoreCLI
import CoreDomain
import NotesDomain

/// The commands of the feature. To add one, write a struct like these, and add it to `subcommands`.
struct NotesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes", abstract: "Manage notes.",
    subcommands: [NotesAddCommand.self, NotesListCommand.self, NotesRemoveCommand.self])
}

/// A command of the feature: an intent of the list.
protocol NotesLeafCommand: FeatureCommand where Screens == any NotesScreens {
  var intent: NoteListIntent { get }
}

extension NotesLeafCommand {
  func run(_ screens: any NotesScreens, in context: CommandContext) async -> CommandOutput {
    let view = NoteListView(display: context.display, json: common.json)
    return await context.commandOutput(
      of: screens.list(navigator: context.navigator), for: intent, view: view.commandOutput)
  }
}

struct NotesListCommand: NotesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the newest notes, at most \(Note.listLimit).")

  @OptionGroup var common: CommonOptions

  var intent: NoteListIntent { .show }
}

struct NotesAddCommand: NotesLeafCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a note.")

  @Argument(text: "The title, in one line of at most \(NoteTitle.limit) characters.")
  var title: String

  @OptionGroup var common: CommonOptions

  var intent: NoteListIntent { .add(title) }
}

struct NotesRemoveCommand: NotesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a note.", aliases: ["delete"])

  @Argument(text: "The identifier, as the list shows it.")
  var id: String

  @OptionGroup var common: CommonOptions

  var intent: NoteListIntent { .remove(Note.ID(id)) }
}
