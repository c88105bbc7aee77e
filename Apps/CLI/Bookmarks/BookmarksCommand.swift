public import ArgumentParser
public import BookmarksDomain
import Composition

/// The commands of the feature. Each is the controller of one screen.
struct BookmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks", abstract: "Keep addresses of the web, and find them again.",
    subcommands: [
      BookmarksAddCommand.self, BookmarksListCommand.self, BookmarksSearchCommand.self,
      BookmarksShowCommand.self, BookmarksEditCommand.self, BookmarksRemoveCommand.self,
      BookmarksTagsCommand.self, BookmarksRenameTagCommand.self,
      BookmarksDuplicatesCommand.self, BookmarksImportCommand.self,
      BookmarksExportCommand.self,
    ])
}

/// A command of the feature.
protocol BookmarksLeafCommand: FeatureCommand where Owner == BookmarksFeature {}

extension BookmarkOrder: ExpressibleByArgument {}
extension BookmarkFileKind: ExpressibleByArgument {}
extension FolderUse: ExpressibleByArgument {}

/// The options of commands that print a list.
struct BookmarkListOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "Only bookmarks with this tag.", completion: .stored,
    transform: PlainText.read)
  var tag: String?

  @Flag(help: "Only bookmarks that wait to be read.")
  var unread = false

  @Flag(help: "Only bookmarks that are archived; otherwise only those that are not.")
  var archived = false

  @Option(help: "The order.")
  var sort: BookmarkOrder = .newest

  @Option(
    parsing: .unconditional, help: ArgumentHelp("At most this many.", valueName: "number"),
    transform: PlainText.limit)
  var limit: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pass over this many, which were shown before.", valueName: "number"),
    transform: PlainText.number)
  var offset: Int = 0

  func validate() throws {
    if let tag, tag.isBlank {
      throw ValidationError("--tag is blank. Name a tag, or leave the option out.")
    }
  }

  /// Returns the query that the options describe.
  func question(_ query: String = "") -> BookmarkQuestion {
    BookmarkQuestion(
      query: query, tag: tag ?? "", unreadOnly: unread, archived: archived, order: sort,
      limit: limit, offset: offset)
  }
}
