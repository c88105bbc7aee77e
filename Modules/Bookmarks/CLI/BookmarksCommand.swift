public import ArgumentParser
public import BookmarksDomain
import CoreCLI

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

protocol BookmarksLeafCommand: FeatureCommand where Screens == any BookmarksScreens {}

extension BookmarkFileKind: ExpressibleByArgument {}
extension FolderUse: ExpressibleByArgument {}

struct BookmarkListOptions: ParsableArguments {
  @Option(text: "Show only bookmarks with this tag.", completion: .stored)
  var tag: String?

  @Flag(help: "Show only unread bookmarks.")
  var unread = false

  @Flag(help: "Show only archived bookmarks; the default excludes them.")
  var archived = false

  @Option(
    text: "Sort by: \(BookmarkOrder.allCases.map(\.rawValue).joined(separator: ", ")).", "order",
    completion: .list(BookmarkOrder.allCases.map(\.rawValue)))
  var sort: String?

  @Option(text: "The maximum number of bookmarks.", "number")
  var limit: String?

  @Option(text: "Where to start: the number of bookmarks to skip.", "number")
  var cursor: String?

  func validate() throws {
    try Self.refuseBlank([("tag", tag), ("sort", sort), ("limit", limit), ("cursor", cursor)])
  }

  /// The form with the values as they were typed.
  func form(_ query: String = "") -> BookmarkListForm {
    BookmarkListForm(
      query: query, tag: tag ?? "", unreadOnly: unread, archived: archived, order: sort ?? "",
      limit: limit ?? "", cursor: cursor ?? "")
  }
}
