public import ArgumentParser
public import BookmarksDomain
import CoreCLI

/// The commands of the feature. Each command is the controller of one screen.
struct BookmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks", abstract: "Manage bookmarks.",
    subcommands: [
      BookmarksAddCommand.self, BookmarksListCommand.self, BookmarksSearchCommand.self,
      BookmarksShowCommand.self, BookmarksEditCommand.self, BookmarksRemoveCommand.self,
      BookmarksTagsCommand.self, BookmarksRenameTagCommand.self,
      BookmarksDuplicatesCommand.self, BookmarksImportCommand.self,
      BookmarksExportCommand.self,
    ])
}

/// A command of the feature.
protocol BookmarksLeafCommand: FeatureCommand where Screens == any BookmarksScreens {}

extension BookmarkFileKind: ExpressibleByArgument {}
extension FolderUse: ExpressibleByArgument {}

/// The options of commands that print a list.
struct BookmarkListOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "Show only bookmarks with this tag.", completion: .stored,
    transform: PlainText.read)
  var tag: String?

  @Flag(help: "Show only unread bookmarks.")
  var unread = false

  @Flag(help: "Show only archived bookmarks; the default excludes them.")
  var archived = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sort by: \(BookmarkOrder.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "order"),
    completion: .list(BookmarkOrder.allCases.map(\.rawValue)), transform: PlainText.read)
  var sort: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of bookmarks.", valueName: "number"),
    transform: PlainText.read)
  var limit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where to start: the number of bookmarks to skip.", valueName: "number"),
    transform: PlainText.read)
  var cursor: String?

  func validate() throws {
    for (name, value) in [("tag", tag), ("sort", sort), ("limit", limit), ("cursor", cursor)]
    where value?.isBlank == true {
      throw ValidationError("--\(name) needs a value. Leave it out for the default.")
    }
  }

  /// The form with the values as they were typed.
  func form(_ query: String = "") -> BookmarkListForm {
    BookmarkListForm(
      query: query, tag: tag ?? "", unreadOnly: unread, archived: archived, order: sort ?? "",
      limit: limit ?? "", cursor: cursor ?? "")
  }
}
